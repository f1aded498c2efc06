/** The pure modules that pages get in `yy.pure.js` and on `YY` (behaviour 12.1). */
export * as format from "./format/index";
export * as forms from "./forms/index";
export * as inbox from "./inbox/index";
export * as product from "./product/index";
export * as urls from "./urls/index";
