// expect: 20 error 745
// expect: 254 error 745
// expect: 20 error 746
// expect: 254 error 746
// expect: 282 error 746
// expect: 20 error 747
// expect: 254 error 747
// expect: 282 error 747
// expect: 20 error 748
// expect: 254 error 748
// expect: 20 error 749
// expect: 254 error 749
// expect: 20 error 750
// expect: 254 error 750
// expect: 20 error 751
// expect: 254 error 751
// expect: 29 error 751
// expect: 20 error 752
// expect: 254 error 752
// expect: 20 error 753
// expect: 254 error 753
// expect: 20 error 754
// expect: 254 error 754
// expect: 20 error 755
// expect: 254 error 755
// expect: 29 error 755
// expect: 20 error 756
// expect: 254 error 756
// expect: 20 error 757
// expect: 254 error 757
// expect: 29 error 757
// expect: 65 error 757
// expect: 864 error 758
// expect: 20 error 759
// expect: 254 error 759
// expect: 282 error 759
// expect: 20 error 760
// expect: 254 error 760
// expect: 20 error 761
// expect: 254 error 761
// expect: 20 error 762
// expect: 254 error 762
// expect: 864 error 763
// expect: 20 error 764
// expect: 254 error 764
// expect: 20 error 765
// expect: 254 error 765
// expect: 20 error 766
// expect: 254 error 766
// expect: 20 error 767
// expect: 254 error 767
// expect: 20 error 768
// expect: 254 error 768
// expect: 20 error 769
// expect: 254 error 769
// expect: 20 error 769
// expect: 20 error 770
// expect: 254 error 770
// expect: 20 error 770
// expect: 20 error 771
// expect: 254 error 771
// expect: 20 error 771
// expect: 20 error 772
// expect: 254 error 772
// expect: 20 error 772
// expect: 65 error 772
// expect: 20 error 773
// expect: 254 error 773
// expect: 20 error 773
// expect: 20 error 774
// expect: 254 error 774
// expect: 20 error 774
// expect: 864 error 775
// expect: 864 error 776
// expect: 864 error 777
// expect: 20 error 778
// expect: 254 error 778
// expect: 20 error 779
// expect: 254 error 779
// expect: 20 error 780
// expect: 254 error 780
// expect: 29 error 780
// expect: 20 error 781
// expect: 254 error 781
// expect: 20 error 782
// expect: 254 error 782
// expect: 20 error 783
// expect: 254 error 783
// expect: 20 error 784
// expect: 254 error 784
// expect: 174 warning 784
// expect: 864 error 785
// expect: 864 error 786
// expect: 864 error 787
// expect: 20 error 788
// expect: 254 error 788
// expect: 29 error 788
// expect: 20 error 789
// expect: 254 error 789
// expect: 20 error 790
// expect: 254 error 790
// expect: 29 error 790
// expect: 20 error 791
// expect: 254 error 791
// expect: 282 error 791
// expect: 20 error 792
// expect: 254 error 792
// expect: 20 error 793
// expect: 254 error 793
// expect: 29 error 793
// expect: 20 error 794
// expect: 254 error 794
// expect: 20 error 794
// expect: 254 error 794
// expect: 20 error 795
// expect: 254 error 795
// expect: 20 error 796
// expect: 254 error 796
// expect: 254 error 796
// expect: 29 error 796
// expect: 20 error 796
// expect: 20 error 797
// expect: 254 error 797
// expect: 20 error 798
// expect: 254 error 798
// expect: 20 error 799
// expect: 254 error 799
// expect: 29 error 799
// expect: 20 error 800
// expect: 254 error 800
// expect: 282 error 800
// expect: 20 error 801
// expect: 254 error 801
// expect: 20 error 802
// expect: 254 error 802
// expect: 20 error 803
// expect: 254 error 803
// expect: 135 error 805
// expect: 254 error 805
// expect: 135 error 806
// expect: 254 error 806
// expect: 282 error 806
// expect: 135 error 807
// expect: 254 error 807
// expect: 282 error 807
// expect: 135 error 808
// expect: 254 error 808
// expect: 135 error 809
// expect: 254 error 809
// expect: 135 error 810
// expect: 254 error 810
// expect: 135 error 811
// expect: 254 error 811
// expect: 29 error 811
// expect: 135 error 812
// expect: 254 error 812
// expect: 135 error 813
// expect: 254 error 813
// expect: 135 error 814
// expect: 254 error 814
// expect: 135 error 815
// expect: 254 error 815
// expect: 29 error 815
// expect: 135 error 816
// expect: 254 error 816
// expect: 135 error 817
// expect: 254 error 817
// expect: 29 error 817
// expect: 65 error 817
// expect: 135 error 818
// expect: 439 error 818
// expect: 125 error 818
// expect: 29 error 818
// expect: 18 error 818
// expect: 135 error 819
// expect: 254 error 819
// expect: 282 error 819
// expect: 135 error 820
// expect: 254 error 820
// expect: 135 error 821
// expect: 254 error 821
// expect: 135 error 822
// expect: 254 error 822
// expect: 135 error 823
// expect: 254 error 823
// expect: 135 error 824
// expect: 254 error 824
// expect: 135 error 825
// expect: 254 error 825
// expect: 135 error 826
// expect: 254 error 826
// expect: 135 error 827
// expect: 254 error 827
// expect: 135 error 828
// expect: 254 error 828
// expect: 20 error 828
// expect: 135 error 829
// expect: 254 error 829
// expect: 20 error 829
// expect: 135 error 830
// expect: 254 error 830
// expect: 20 error 830
// expect: 135 error 831
// expect: 254 error 831
// expect: 20 error 831
// expect: 65 error 831
// expect: 135 error 832
// expect: 254 error 832
// expect: 20 error 832
// expect: 135 error 833
// expect: 254 error 833
// expect: 20 error 833
// expect: 283 error 834
// expect: 65 error 834
// expect: 283 error 835
// expect: 65 error 835
// expect: 135 error 836
// expect: 254 error 836
// expect: 135 error 837
// expect: 254 error 837
// expect: 135 error 838
// expect: 254 error 838
// expect: 29 error 838
// expect: 135 error 839
// expect: 254 error 839
// expect: 135 error 840
// expect: 254 error 840
// expect: 135 error 841
// expect: 254 error 841
// expect: 135 error 842
// expect: 254 error 842
// expect: 174 warning 842
// expect: 135 error 843
// expect: 439 error 843
// expect: 40 error 843
// expect: 135 error 844
// expect: 65 error 844
// expect: 283 error 845
// expect: 65 error 845
// expect: 135 error 846
// expect: 254 error 846
// expect: 29 error 846
// expect: 135 error 847
// expect: 254 error 847
// expect: 135 error 848
// expect: 254 error 848
// expect: 29 error 848
// expect: 135 error 849
// expect: 254 error 849
// expect: 282 error 849
// expect: 135 error 850
// expect: 254 error 850
// expect: 135 error 851
// expect: 254 error 851
// expect: 29 error 851
// expect: 135 error 852
// expect: 254 error 852
// expect: 135 error 852
// expect: 254 error 852
// expect: 135 error 853
// expect: 254 error 853
// expect: 135 error 854
// expect: 254 error 854
// expect: 135 error 854
// expect: 254 error 854
// expect: 29 error 854
// expect: 20 error 854
// expect: 135 error 855
// expect: 254 error 855
// expect: 135 error 856
// expect: 254 error 856
// expect: 135 error 857
// expect: 254 error 857
// expect: 29 error 857
// expect: 135 error 858
// expect: 254 error 858
// expect: 282 error 858
// expect: 135 error 859
// expect: 254 error 859
// expect: 135 error 860
// expect: 254 error 860
// expect: 135 error 861
// expect: 254 error 861
// expect: 20 error 864
// expect: 29 error 864
// expect: 20 error 865
// expect: 29 error 865
// expect: 20 error 865
// expect: 135 error 866
// expect: 29 error 866
// expect: 20 error 867
// expect: 254 error 867
// expect: 65 error 867
// expect: 20 error 868
// expect: 254 error 868
// expect: 65 error 868
// expect: 20 error 868
// expect: 135 error 869
// expect: 254 error 869
// expect: 18 error 869
// expect: 20 error 870
// expect: 254 error 870
// expect: 254 error 870
// expect: 20 error 871
// expect: 254 error 871
// expect: 254 error 871
// expect: 20 error 871
// expect: 135 error 872
// expect: 254 error 872
// expect: 254 error 872
// expect: 20 error 873
// expect: 29 error 873
// expect: 20 error 874
// expect: 29 error 874
// expect: 20 error 874
// expect: 135 error 875
// expect: 29 error 875
// expect: 20 error 876
// expect: 254 error 876
// expect: 20 error 877
// expect: 254 error 877
// expect: 20 error 877
// expect: 135 error 878
// expect: 254 error 878
// expect: 20 error 879
// expect: 254 error 879
// expect: 20 error 880
// expect: 254 error 880
// expect: 20 error 880
// expect: 135 error 881
// expect: 254 error 881
// expect: 20 error 882
// expect: 254 error 882
// expect: 29 error 882
// expect: 20 error 883
// expect: 254 error 883
// expect: 29 error 883
// expect: 20 error 883
// expect: 135 error 884
// expect: 254 error 884
// expect: 29 error 884
// expect: 20 error 885
// expect: 254 error 885
// expect: 20 error 886
// expect: 254 error 886
// expect: 20 error 886
// expect: 135 error 887
// expect: 254 error 887
// expect: 20 error 889
// expect: 254 error 889
// expect: 135 error 890
// expect: 254 error 890
// expect: 282 error 890
// expect: 20 error 891
// expect: 254 error 891
// expect: 282 error 891
// expect: 20 error 892
// expect: 254 error 892
// expect: 29 error 892
// expect: 20 error 893
// expect: 254 error 893
// expect: 20 error 894
// expect: 254 error 894
// expect: 29 error 894
// expect: 20 error 895
// expect: 254 error 895
// expect: 20 error 896
// expect: 254 error 896
// expect: 20 error 896
// expect: 254 error 896
// expect-device: 20 error 745
// expect-device: 254 error 745
// expect-device: 20 error 746
// expect-device: 254 error 746
// expect-device: 282 error 746
// expect-device: 20 error 747
// expect-device: 254 error 747
// expect-device: 282 error 747
// expect-device: 20 error 748
// expect-device: 254 error 748
// expect-device: 20 error 749
// expect-device: 254 error 749
// expect-device: 20 error 750
// expect-device: 254 error 750
// expect-device: 20 error 751
// expect-device: 254 error 751
// expect-device: 29 error 751
// expect-device: 20 error 752
// expect-device: 254 error 752
// expect-device: 20 error 753
// expect-device: 254 error 753
// expect-device: 20 error 754
// expect-device: 254 error 754
// expect-device: 20 error 755
// expect-device: 254 error 755
// expect-device: 29 error 755
// expect-device: 20 error 756
// expect-device: 254 error 756
// expect-device: 20 error 757
// expect-device: 254 error 757
// expect-device: 29 error 757
// expect-device: 65 error 757
// expect-device: 864 error 758
// expect-device: 20 error 759
// expect-device: 254 error 759
// expect-device: 282 error 759
// expect-device: 20 error 760
// expect-device: 254 error 760
// expect-device: 20 error 761
// expect-device: 254 error 761
// expect-device: 20 error 762
// expect-device: 254 error 762
// expect-device: 177 warning 762
// expect-device: 864 error 763
// expect-device: 177 warning 763
// expect-device: 20 error 764
// expect-device: 254 error 764
// expect-device: 20 error 765
// expect-device: 254 error 765
// expect-device: 20 error 766
// expect-device: 254 error 766
// expect-device: 20 error 767
// expect-device: 254 error 767
// expect-device: 20 error 768
// expect-device: 254 error 768
// expect-device: 20 error 769
// expect-device: 254 error 769
// expect-device: 20 error 769
// expect-device: 20 error 770
// expect-device: 254 error 770
// expect-device: 20 error 770
// expect-device: 20 error 771
// expect-device: 254 error 771
// expect-device: 20 error 771
// expect-device: 20 error 772
// expect-device: 254 error 772
// expect-device: 20 error 772
// expect-device: 65 error 772
// expect-device: 20 error 773
// expect-device: 254 error 773
// expect-device: 20 error 773
// expect-device: 20 error 774
// expect-device: 254 error 774
// expect-device: 20 error 774
// expect-device: 864 error 775
// expect-device: 864 error 776
// expect-device: 864 error 777
// expect-device: 20 error 778
// expect-device: 254 error 778
// expect-device: 20 error 779
// expect-device: 254 error 779
// expect-device: 20 error 780
// expect-device: 254 error 780
// expect-device: 29 error 780
// expect-device: 20 error 781
// expect-device: 254 error 781
// expect-device: 20 error 782
// expect-device: 254 error 782
// expect-device: 20 error 783
// expect-device: 254 error 783
// expect-device: 20 error 784
// expect-device: 254 error 784
// expect-device: 174 warning 784
// expect-device: 864 error 785
// expect-device: 864 error 786
// expect-device: 864 error 787
// expect-device: 20 error 788
// expect-device: 254 error 788
// expect-device: 29 error 788
// expect-device: 20 error 789
// expect-device: 254 error 789
// expect-device: 20 error 790
// expect-device: 254 error 790
// expect-device: 29 error 790
// expect-device: 20 error 791
// expect-device: 254 error 791
// expect-device: 282 error 791
// expect-device: 20 error 792
// expect-device: 254 error 792
// expect-device: 177 warning 792
// expect-device: 20 error 793
// expect-device: 254 error 793
// expect-device: 29 error 793
// expect-device: 20 error 794
// expect-device: 254 error 794
// expect-device: 20 error 794
// expect-device: 254 error 794
// expect-device: 20 error 795
// expect-device: 254 error 795
// expect-device: 20 error 796
// expect-device: 254 error 796
// expect-device: 254 error 796
// expect-device: 29 error 796
// expect-device: 20 error 796
// expect-device: 20 error 797
// expect-device: 254 error 797
// expect-device: 20 error 798
// expect-device: 254 error 798
// expect-device: 20 error 799
// expect-device: 254 error 799
// expect-device: 29 error 799
// expect-device: 20 error 800
// expect-device: 254 error 800
// expect-device: 282 error 800
// expect-device: 20 error 801
// expect-device: 254 error 801
// expect-device: 20 error 802
// expect-device: 254 error 802
// expect-device: 20 error 803
// expect-device: 254 error 803
// expect-device: 135 error 805
// expect-device: 254 error 805
// expect-device: 135 error 806
// expect-device: 254 error 806
// expect-device: 282 error 806
// expect-device: 135 error 807
// expect-device: 254 error 807
// expect-device: 282 error 807
// expect-device: 135 error 808
// expect-device: 254 error 808
// expect-device: 135 error 809
// expect-device: 254 error 809
// expect-device: 135 error 810
// expect-device: 254 error 810
// expect-device: 135 error 811
// expect-device: 254 error 811
// expect-device: 29 error 811
// expect-device: 135 error 812
// expect-device: 254 error 812
// expect-device: 135 error 813
// expect-device: 254 error 813
// expect-device: 135 error 814
// expect-device: 254 error 814
// expect-device: 135 error 815
// expect-device: 254 error 815
// expect-device: 29 error 815
// expect-device: 135 error 816
// expect-device: 254 error 816
// expect-device: 135 error 817
// expect-device: 254 error 817
// expect-device: 29 error 817
// expect-device: 65 error 817
// expect-device: 135 error 818
// expect-device: 439 error 818
// expect-device: 125 error 818
// expect-device: 29 error 818
// expect-device: 18 error 818
// expect-device: 135 error 819
// expect-device: 254 error 819
// expect-device: 282 error 819
// expect-device: 135 error 820
// expect-device: 254 error 820
// expect-device: 135 error 821
// expect-device: 254 error 821
// expect-device: 135 error 822
// expect-device: 254 error 822
// expect-device: 177 warning 822
// expect-device: 135 error 823
// expect-device: 254 error 823
// expect-device: 135 error 824
// expect-device: 254 error 824
// expect-device: 135 error 825
// expect-device: 254 error 825
// expect-device: 135 error 826
// expect-device: 254 error 826
// expect-device: 135 error 827
// expect-device: 254 error 827
// expect-device: 135 error 828
// expect-device: 254 error 828
// expect-device: 20 error 828
// expect-device: 135 error 829
// expect-device: 254 error 829
// expect-device: 20 error 829
// expect-device: 135 error 830
// expect-device: 254 error 830
// expect-device: 20 error 830
// expect-device: 135 error 831
// expect-device: 254 error 831
// expect-device: 20 error 831
// expect-device: 65 error 831
// expect-device: 135 error 832
// expect-device: 254 error 832
// expect-device: 20 error 832
// expect-device: 135 error 833
// expect-device: 254 error 833
// expect-device: 20 error 833
// expect-device: 283 error 834
// expect-device: 65 error 834
// expect-device: 283 error 835
// expect-device: 65 error 835
// expect-device: 135 error 836
// expect-device: 254 error 836
// expect-device: 135 error 837
// expect-device: 254 error 837
// expect-device: 135 error 838
// expect-device: 254 error 838
// expect-device: 29 error 838
// expect-device: 135 error 839
// expect-device: 254 error 839
// expect-device: 135 error 840
// expect-device: 254 error 840
// expect-device: 135 error 841
// expect-device: 254 error 841
// expect-device: 135 error 842
// expect-device: 254 error 842
// expect-device: 174 warning 842
// expect-device: 135 error 843
// expect-device: 439 error 843
// expect-device: 40 error 843
// expect-device: 135 error 844
// expect-device: 65 error 844
// expect-device: 283 error 845
// expect-device: 65 error 845
// expect-device: 135 error 846
// expect-device: 254 error 846
// expect-device: 29 error 846
// expect-device: 135 error 847
// expect-device: 254 error 847
// expect-device: 135 error 848
// expect-device: 254 error 848
// expect-device: 29 error 848
// expect-device: 135 error 849
// expect-device: 254 error 849
// expect-device: 282 error 849
// expect-device: 135 error 850
// expect-device: 254 error 850
// expect-device: 177 warning 850
// expect-device: 135 error 851
// expect-device: 254 error 851
// expect-device: 29 error 851
// expect-device: 135 error 852
// expect-device: 254 error 852
// expect-device: 135 error 852
// expect-device: 254 error 852
// expect-device: 135 error 853
// expect-device: 254 error 853
// expect-device: 135 error 854
// expect-device: 254 error 854
// expect-device: 135 error 854
// expect-device: 254 error 854
// expect-device: 29 error 854
// expect-device: 20 error 854
// expect-device: 135 error 855
// expect-device: 254 error 855
// expect-device: 135 error 856
// expect-device: 254 error 856
// expect-device: 135 error 857
// expect-device: 254 error 857
// expect-device: 29 error 857
// expect-device: 135 error 858
// expect-device: 254 error 858
// expect-device: 282 error 858
// expect-device: 135 error 859
// expect-device: 254 error 859
// expect-device: 135 error 860
// expect-device: 254 error 860
// expect-device: 135 error 861
// expect-device: 254 error 861
// expect-device: 20 error 864
// expect-device: 29 error 864
// expect-device: 20 error 865
// expect-device: 29 error 865
// expect-device: 20 error 865
// expect-device: 135 error 866
// expect-device: 29 error 866
// expect-device: 20 error 867
// expect-device: 254 error 867
// expect-device: 65 error 867
// expect-device: 20 error 868
// expect-device: 254 error 868
// expect-device: 65 error 868
// expect-device: 20 error 868
// expect-device: 135 error 869
// expect-device: 254 error 869
// expect-device: 18 error 869
// expect-device: 20 error 870
// expect-device: 254 error 870
// expect-device: 254 error 870
// expect-device: 20 error 871
// expect-device: 254 error 871
// expect-device: 254 error 871
// expect-device: 20 error 871
// expect-device: 135 error 872
// expect-device: 254 error 872
// expect-device: 254 error 872
// expect-device: 20 error 873
// expect-device: 29 error 873
// expect-device: 20 error 874
// expect-device: 29 error 874
// expect-device: 20 error 874
// expect-device: 135 error 875
// expect-device: 29 error 875
// expect-device: 20 error 876
// expect-device: 254 error 876
// expect-device: 20 error 877
// expect-device: 254 error 877
// expect-device: 20 error 877
// expect-device: 135 error 878
// expect-device: 254 error 878
// expect-device: 20 error 879
// expect-device: 254 error 879
// expect-device: 20 error 880
// expect-device: 254 error 880
// expect-device: 20 error 880
// expect-device: 135 error 881
// expect-device: 254 error 881
// expect-device: 20 error 882
// expect-device: 254 error 882
// expect-device: 29 error 882
// expect-device: 20 error 883
// expect-device: 254 error 883
// expect-device: 29 error 883
// expect-device: 20 error 883
// expect-device: 135 error 884
// expect-device: 254 error 884
// expect-device: 29 error 884
// expect-device: 20 error 889
// expect-device: 254 error 889
// expect-device: 135 error 890
// expect-device: 254 error 890
// expect-device: 282 error 890
// expect-device: 20 error 891
// expect-device: 254 error 891
// expect-device: 282 error 891
// expect-device: 20 error 892
// expect-device: 254 error 892
// expect-device: 29 error 892
// expect-device: 20 error 893
// expect-device: 254 error 893
// expect-device: 20 error 894
// expect-device: 254 error 894
// expect-device: 29 error 894
// expect-device: 20 error 895
// expect-device: 254 error 895
// expect-device: 20 error 896
// expect-device: 254 error 896
// expect-device: 20 error 896
// expect-device: 254 error 896
// flags: --error_limit=1000
// Names of templates that nothing declares, with arguments behind them, are compared wherever an operand may stand.
namespace n { struct q { q(int); q(); }; int plain; }
template <class T> struct std_like { std_like(); std_like(int); };
int g(int, int = 0, int = 0); int f(void *); int arr[4];
__global__ void k(int);
int f1(int x) { int a = miss1<int>(1); return 0; }
int f2(int x) { int a = miss2<int>::value; return 0; }
int f3(int x) { if (miss3<int>::value) g(1); return 0; }
int f4(int x) { while (miss4<int>(x)) break; return 0; }
int f5(int x) { switch (miss5<int>(x)) { case 1: break; } return 0; }
int f6(int x) { g(miss6<int>(x)); return 0; }
int f7(int x) { g(miss7<int>()); return 0; }
int f8(int x) { int b[2] = {miss8<int>(x), 1}; return 0; }
int f9(int x) { int b{miss9<int>(x)}; return 0; }
int f10(int x) { n::q z(miss10<int>(x)); return 0; }
int f13(int x) { int s = sizeof(miss13<int>); return 0; }
int f14(int x) { int s = (int)miss14<int>(x); return 0; }
int f15(int x) { int s = (miss15<int>)x; return 0; }
int f16(int x) { auto s = static_cast<miss16<int>>(x); return 0; }
int f17(int x) { int b[miss17<int>::value]; return 0; }
int f19(int x) { int t = x ? miss19<int>(1) : 2; return 0; }
int f20(int x) { int t = x ? 3 : miss20<int>(1); return 0; }
int f21(int x) { auto l = [&] { return miss21<int>(x); }; return 0; }
int f22(int x) { auto l = [](miss22<int> p) { return 1; }; return 0; }
int f23(int x) { throw miss23<int>(x); return 0; }
int f24(int x) { return miss24<int>(x); return 0; }
int f25(int x) { decltype(miss25<int>(x)) d; return 0; }
int f26(int x) { int u = !miss26<int>(x) && x; return 0; }
int f27(int x) { x = x + miss27<int>(x) * 2; return 0; }
int f28(int x) { miss28<int> v; return 0; }
int f29(int x) { miss29<int> v(x); return 0; }
int f30(int x) { miss30<int> v = x; return 0; }
int f31(int x) { miss31<int> v{x}; return 0; }
int f32(int x) { miss32<int> *v = nullptr; return 0; }
int f33(int x) { miss33<int> &v = x; return 0; }
int f34(int x) { const miss34<int> v(x); return 0; }
int f35(int x) { static miss35<int> v; return 0; }
int f36(int x) { for (miss36<int> v : arr) g(1); return 0; }
int f38(int x) { for (int i = 0; i < miss38<int>(x); ++i) g(1); return 0; }
int f39(int x) { k<<<miss39<int>(x), 1>>>(x); return 0; }
int f40(int x) { miss40<int><<<1, 1>>>(x); return 0; }
int f41(int x) { delete miss41<int>(x); return 0; }
int f42(int x) { x += miss42<int>(x); return 0; }
int f43(int x) { arr[miss43<int>(x)] = 1; return 0; }
int f44(int x) { n::q w = miss44<int>(x, arr); return 0; }
int f45(int x) { std_like<miss45<int>> v; return 0; }
int f46(int x) { using al = miss46<int>; return 0; }
int f47(int x) { typedef miss47<int> al; return 0; }
int f48(int x) { miss48<int>; return 0; }
int f49(int x) { miss49<int>(x); return 0; }
int f50(int x) { miss50<int>().f(); return 0; }
int f51(int x) { miss51<int>::make(x).f(); return 0; }
int f52(int x) { goto_me: miss52<int>(x); return 0; }
int f54(int x) { static_assert(sizeof(miss54<int>) == 4, "no"); return 0; }
int f56(int x) { if (x) miss56<int>(x); else miss56<int>(x); return 0; }
int f57(int x) { do { miss57<int>(x); } while (x); return 0; }
int f58(int x) { case_(miss58<int>(x), miss58<int>()); return 0; }
int f59(int x) { int y = x < miss59<int>(x); return 0; }
int f60(int x) { bool y = x < 3 && miss60<int>(x) > 2; return 0; }
int f61(int x) { f(&miss61<int>); return 0; }
int f62(int x) { auto z = &miss62<int>::value; return 0; }
int f63(int x) { std_like<int> v(miss63<int>(x)); return 0; }
int f64(int x) { (void)miss64<int>(x); return 0; }
int f65(int x) { g(x, miss65<int>(x), 3); return 0; }
namespace scoped {
int f1(int x) { int a = n::miss1<int>(1); return 0; }
int f2(int x) { int a = n::miss2<int>::value; return 0; }
int f3(int x) { if (n::miss3<int>::value) g(1); return 0; }
int f4(int x) { while (n::miss4<int>(x)) break; return 0; }
int f5(int x) { switch (n::miss5<int>(x)) { case 1: break; } return 0; }
int f6(int x) { g(n::miss6<int>(x)); return 0; }
int f7(int x) { g(n::miss7<int>()); return 0; }
int f8(int x) { int b[2] = {n::miss8<int>(x), 1}; return 0; }
int f9(int x) { int b{n::miss9<int>(x)}; return 0; }
int f10(int x) { n::q z(n::miss10<int>(x)); return 0; }
int f13(int x) { int s = sizeof(n::miss13<int>); return 0; }
int f14(int x) { int s = (int)n::miss14<int>(x); return 0; }
int f15(int x) { int s = (n::miss15<int>)x; return 0; }
int f16(int x) { auto s = static_cast<n::miss16<int>>(x); return 0; }
int f17(int x) { int b[n::miss17<int>::value]; return 0; }
int f19(int x) { int t = x ? n::miss19<int>(1) : 2; return 0; }
int f20(int x) { int t = x ? 3 : n::miss20<int>(1); return 0; }
int f21(int x) { auto l = [&] { return n::miss21<int>(x); }; return 0; }
int f23(int x) { throw n::miss23<int>(x); return 0; }
int f24(int x) { return n::miss24<int>(x); return 0; }
int f25(int x) { decltype(n::miss25<int>(x)) d; return 0; }
int f26(int x) { int u = !n::miss26<int>(x) && x; return 0; }
int f27(int x) { x = x + n::miss27<int>(x) * 2; return 0; }
int f28(int x) { n::miss28<int> v; return 0; }
int f29(int x) { n::miss29<int> v(x); return 0; }
int f30(int x) { n::miss30<int> v = x; return 0; }
int f31(int x) { n::miss31<int> v{x}; return 0; }
int f32(int x) { n::miss32<int> *v = nullptr; return 0; }
int f33(int x) { n::miss33<int> &v = x; return 0; }
int f34(int x) { const n::miss34<int> v(x); return 0; }
int f35(int x) { static n::miss35<int> v; return 0; }
int f38(int x) { for (int i = 0; i < n::miss38<int>(x); ++i) g(1); return 0; }
int f39(int x) { k<<<n::miss39<int>(x), 1>>>(x); return 0; }
int f40(int x) { n::miss40<int><<<1, 1>>>(x); return 0; }
int f41(int x) { delete n::miss41<int>(x); return 0; }
int f42(int x) { x += n::miss42<int>(x); return 0; }
int f43(int x) { arr[n::miss43<int>(x)] = 1; return 0; }
int f44(int x) { n::q w = n::miss44<int>(x, arr); return 0; }
int f45(int x) { std_like<n::miss45<int>> v; return 0; }
int f46(int x) { using al = n::miss46<int>; return 0; }
int f47(int x) { typedef n::miss47<int> al; return 0; }
int f48(int x) { n::miss48<int>; return 0; }
int f49(int x) { n::miss49<int>(x); return 0; }
int f50(int x) { n::miss50<int>().f(); return 0; }
int f51(int x) { n::miss51<int>::make(x).f(); return 0; }
int f52(int x) { goto_me: n::miss52<int>(x); return 0; }
int f54(int x) { static_assert(sizeof(n::miss54<int>) == 4, "no"); return 0; }
int f56(int x) { if (x) n::miss56<int>(x); else n::miss56<int>(x); return 0; }
int f57(int x) { do { n::miss57<int>(x); } while (x); return 0; }
int f58(int x) { case_(n::miss58<int>(x), n::miss58<int>()); return 0; }
int f59(int x) { int y = x < n::miss59<int>(x); return 0; }
int f60(int x) { bool y = x < 3 && n::miss60<int>(x) > 2; return 0; }
int f61(int x) { f(&n::miss61<int>); return 0; }
int f62(int x) { auto z = &n::miss62<int>::value; return 0; }
int f63(int x) { std_like<int> v(n::miss63<int>(x)); return 0; }
int f64(int x) { (void)n::miss64<int>(x); return 0; }
int f65(int x) { g(x, n::miss65<int>(x), 3); return 0; }
}
namespace words {
int a_constint(int x) { return miss_constint<const int>(x); }
void b_constint(int x) { miss_constint<const int> v(x); v.f(); }
void c_constint(int x) { g(n::miss_constint<const int>(x)); }
int a_unsignedlong(int x) { return miss_unsignedlong<unsigned long>(x); }
void b_unsignedlong(int x) { miss_unsignedlong<unsigned long> v(x); v.f(); }
void c_unsignedlong(int x) { g(n::miss_unsignedlong<unsigned long>(x)); }
int a_nqnq(int x) { return miss_nqnq<n::q, n::q>(x); }
void b_nqnq(int x) { miss_nqnq<n::q, n::q> v(x); v.f(); }
void c_nqnq(int x) { g(n::miss_nqnq<n::q, n::q>(x)); }
int a_volatilenq(int x) { return miss_volatilenq<volatile n::q>(x); }
void b_volatilenq(int x) { miss_volatilenq<volatile n::q> v(x); v.f(); }
void c_volatilenq(int x) { g(n::miss_volatilenq<volatile n::q>(x)); }
int a_3int(int x) { return miss_3int<3, int>(x); }
void b_3int(int x) { miss_3int<3, int> v(x); v.f(); }
void c_3int(int x) { g(n::miss_3int<3, int>(x)); }
int a_int4(int x) { return miss_int4<int, 4>(x); }
void b_int4(int x) { miss_int4<int, 4> v(x); v.f(); }
void c_int4(int x) { g(n::miss_int4<int, 4>(x)); }
int a_nqp(int x) { return miss_nqp<n::q *>(x); }
void b_nqp(int x) { miss_nqp<n::q *> v(x); v.f(); }
void c_nqp(int x) { g(n::miss_nqp<n::q *>(x)); }
template <class T> int a_T(int x) { return miss_T<T>(x); }
template <class T> void b_T(int x) { miss_T<T> v(x); v.f(); }
template <class T> void c_T(int x) { g(n::miss_T<T>(x)); }
}
int g0 = miss0<int>(3);
int g1 = n::miss1<int>::value;
int g2[miss2<int>::value];
int g3 = sizeof(miss3<int>);
int g4[] = {miss4<int>(1), 2};
auto g5 = miss5<int>();
bool g6 = !miss6<int>(1);
struct S { int m = miss7<int>(1); S() : m(miss8<int>(2)) {} };
