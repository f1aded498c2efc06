/** Under what name the texts of the fields of categories are kept when the page is left. */
export const leftFields = "listing fields";
