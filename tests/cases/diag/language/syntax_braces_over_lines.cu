// expect: 65 error 19
// expect: 12 warning 41
// expect: 20 error 42
// expect: 20 error 43
// expect: 20 error 44
// expect: 20 error 45
// expect: 169 error 46
// expect: 65 error 50
// expect: 12 warning 72
// expect: 20 error 73
// expect: 20 error 74
// expect: 65 error 76
// expect: 169 error 77
// expect: 20 error 78
// expect: 65 error 80
// expect: 12 warning 104
// expect: 169 error 105
// Braces are passed over as far as 21 lines; what stands in lines further down is read.
int lost 3
int passed_over() {
    int v0 = u0;
    int v1 = u1;
    int v2 = u2;
    int v3 = u3;
    int v4 = u4;
    int v5 = u5;
    int v6 = u6;
    int v7 = u7;
    int v8 = u8;
    int v9 = u9;
    int v10 = u10;
    int v11 = u11;
    int v12 = u12;
    int v13 = u13;
    int v14 = u14;
    int v15 = u15;
    int v16 = u16;
    int v17 = u17;
    int v18 = u18;
    int v19 = u19;
    int v20 = u20;
    int v21 = u21;
    int v22 = u22;
    int v23 = u23;
    int v24 = u24;
}
int at_namespace = undeclared;

struct Holder {
    int lost 3
    int passed_over() {
    int v30 = u30;
    int v31 = u31;
    int v32 = u32;
    int v33 = u33;
    int v34 = u34;
    int v35 = u35;
    int v36 = u36;
    int v37 = u37;
    int v38 = u38;
    int v39 = u39;
    int v40 = u40;
    int v41 = u41;
    int v42 = u42;
    int v43 = u43;
    int v44 = u44;
    int v45 = u45;
    int v46 = u46;
    int v47 = u47;
    int v48 = u48;
    int v49 = u49;
    int v50 = u50;
    int v51 = u51;
    int v52 = u52;
    }
    int kept;
};
int behind_class = undeclared;

int nested 3
int with_blocks() {
    {
    int v60 = u60;
    int v61 = u61;
    int v62 = u62;
    int v63 = u63;
    int v64 = u64;
    int v65 = u65;
    int v66 = u66;
    int v67 = u67;
    int v68 = u68;
    int v69 = u69;
        {
    int v70 = u70;
    int v71 = u71;
    int v72 = u72;
    int v73 = u73;
    int v74 = u74;
    int v75 = u75;
    int v76 = u76;
    int v77 = u77;
        }
    }
    int w = x;
}
int last = undeclared;
