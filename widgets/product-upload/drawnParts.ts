// One file, and so one chunk, for both: the form needs them together.
export { Photos } from "./photos/Photos";
export { SubcategoryFields } from "./subcategory/SubcategoryFields";
