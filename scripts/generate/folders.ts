/**
 * The files generated from the schemas for the site, editors, compilers and the published package.
 */
export const schemaFolder = "widgets/generated";

/** The fixtures for helpers in all template languages. */
export const fixtureFolder = "testing/generated";

/** The stories in the gem. */
export const previewFolder = "packages/rails/previews/yy";

/** The folders in which all files are generated. */
export const packageFolders = [
  fixtureFolder,
  previewFolder,
  "packages/laravel/lang",
  "packages/laravel/src/View/Components",
  "packages/django/yy_widgets/texts",
];
