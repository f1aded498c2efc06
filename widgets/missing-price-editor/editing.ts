/** All that edits prices, with the mask: a chunk apart, loaded while the list is read. */
export { maskField } from "@yy/ui/masking/maskField";
export { PriceEditing } from "./PriceEditing";
