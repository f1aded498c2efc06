/** The pure modules that pages get in `yy.pure.js` and on `YY` (contract 2.6). */
export * as format from "./format/index";
export * as forms from "./forms/index";
export * as inbox from "./inbox/index";
export * as product from "./product/index";
export * as urls from "./urls/index";
