"""Types that have to be complete, and the instances of class templates that are made to complete them."""
