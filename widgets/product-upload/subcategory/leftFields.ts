/** The name under which the texts of the category's fields are kept when the page is left. */
export const leftFieldsName = "listing fields";
