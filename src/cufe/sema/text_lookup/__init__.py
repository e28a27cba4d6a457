"""What an identifier in the text means, from its place and the declarations alone, without types ([basic.lookup])."""
