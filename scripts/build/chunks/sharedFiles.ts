/**
 * A file that widgets share. A page loads the shared files together with each widget's own file.
 * When a widget needs only a small part of a shared file, that part is copied into the widget's own
 * file instead (./filePlan.ts, ADR 16).
 */
export interface SharedFile {
  readonly name: string;
  /**
   * Matches the modules that belong there if several widgets use them; paths are relative to the
   * repository.
   */
  readonly holds: RegExp;
  /** The minimum number of widgets that use a module; 2 by default. */
  readonly from?: number;
  /**
   * Whether the file must not load the renderer, because pages without widgets load it too. Other
   * shared files import the core.
   */
  readonly standsAlone?: true;
  /** The source of the module that `yy.js` imports on demand from this file. */
  readonly entry?: string;
}

/** The renderer and the element layer: the code that all or nearly all widgets use. */
export const core: SharedFile = {
  name: "core",
  holds:
    /^packages\/(element\/src\/config\/|page\/src\/(moments|snapshot|preview|leaving|loadChunk))|^inline-css:packages\/ui\/src\/base\.css/,
};

/** A module belongs to the first of these that matches it. */
export const sharedFiles: readonly SharedFile[] = [
  core,
  {
    // The HTTP client, and the session without its hooks.
    name: "requests",
    holds:
      /^(packages\/http\/|packages\/page\/src\/(metas|writes)|packages\/session\/src\/(?!use)|node_modules\/(ky\/|zustand\/esm\/vanilla))/,
    standsAlone: true,
    from: 4,
    entry: "packages/session/src/visitor.ts",
  },
  {
    // The code that reads, validates and follows forms.
    name: "forms",
    holds:
      /^packages\/(domain\/src\/forms\/|ui\/src\/(sending\/|fields\/(FieldMessages|fieldAnchor|fieldRows|formFields|goToField|lines|message|placeMessage)))/,
  },
  {
    // The code for the server's markup, single fields, dialogs, the history, and the progress and
    // failure of requests. The two widgets with lists of cities have a copy of those each.
    name: "parts",
    holds:
      /^(inline-css:)?packages\/(element\/|ui\/src\/(?!cities\/)|page\/src\/(?!hasPage|onePerPage))/,
  },
];

/**
 * Widget → a module that it imports on demand but needs at once: a second file that is requested
 * together with the widget's own.
 */
export const secondFiles: Readonly<Record<string, string>> = {
  "missing-price-editor": "widgets/missing-price-editor/editing/PriceEditing.ts",
  "product-upload": "widgets/product-upload/drawnParts.ts",
};

/** The modules that `yy.js` imports on demand, by their specifiers. */
export const onDemandOfBootstrap = {
  "@yy/bootstrap/admission/admission": "packages/bootstrap/src/admission/admission.ts",
  "@yy/bootstrap/admission/interaction": "packages/bootstrap/src/admission/interaction.ts",
  "@yy/observe/observe": "packages/observe/src/observe.ts",
  "@yy/session/visitor": "packages/session/src/visitor.ts",
  "@yy/ui/flashElsewhere": "packages/ui/src/flashElsewhere.ts",
  "@yy/ui/iconSprite": "packages/ui/src/iconSprite.ts",
};
