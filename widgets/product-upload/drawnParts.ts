// One file for both: the form needs them together.
export { Photos } from "./photos/Photos";
export { SubcategoryFields } from "./subcategory/SubcategoryFields";
