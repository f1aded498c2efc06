/** What the site, editors, compilers and the published package read of the schemas. */
export const schemaFolder = "widgets/generated";

/** What helpers in every template language are tested with. */
export const fixtureFolder = "testing/generated";

/** The stories, in the gem. */
export const previewFolder = "packages/rails/previews/yy";

/** Folders of the packages, and the one of fixtures, in which every file is generated. */
export const packageFolders = [
  fixtureFolder,
  previewFolder,
  "packages/laravel/lang",
  "packages/laravel/src/View/Components",
  "packages/django/yy_widgets/texts",
];
