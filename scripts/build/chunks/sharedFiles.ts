/**
 * The files that widgets share. A page loads them beside each widget's own file, all at once; what
 * a widget needs little of is copied into its own file instead (./filePlan.ts, ADR 16).
 */
export interface SharedFile {
  readonly name: string;
  /**
   * Modules that several widgets use and that belong there; their paths are relative to the
   * repository.
   */
  readonly holds: RegExp;
  /** How many widgets must use a module; 2 unless said otherwise. */
  readonly from?: number;
  /**
   * It must not load the renderer: pages without widgets load it too. Others import the first file.
   */
  readonly standsAlone?: true;
  /** Source of what `yy.js` imports on demand from this file. */
  readonly entry?: string;
}

/** The renderer and the element layer: what every widget uses, and what nearly all do. */
export const core: SharedFile = {
  name: "core",
  holds:
    /^packages\/(element\/src\/config\/|page\/src\/(moments|snapshot|preview|leaving|loadChunk))|^inline-css:packages\/ui\/src\/base\.css/,
};

/** In the order in which they are asked for a module. */
export const sharedFiles: readonly SharedFile[] = [
  core,
  {
    // The client, and the session without its hooks.
    name: "requests",
    holds:
      /^(packages\/http\/|packages\/page\/src\/(metas|writes)|packages\/session\/src\/(?!use)|node_modules\/(ky\/|zustand\/esm\/vanilla))/,
    standsAlone: true,
    from: 4,
    entry: "packages/session/src/visitor.ts",
  },
  {
    // Reading, validating and following forms.
    name: "forms",
    holds:
      /^packages\/(domain\/src\/forms\/|ui\/src\/(sending\/|fields\/(FieldMessages|fieldAnchor|fieldRows|formFields|goToField|lines|message|placeMessage)))/,
  },
  {
    // The server's markup, single fields, dialogs, history, a request's progress and failure.
    name: "parts",
    holds: /^(inline-css:)?packages\/(element\/|ui\/|page\/src\/(?!hasPage|onePerPage))/,
  },
];

/**
 * Widget → what it imports on demand, and yet needs at once: a second file that is asked for along
 * with its own.
 */
export const secondFiles: Readonly<Record<string, string>> = {
  "missing-price-editor": "widgets/missing-price-editor/editing/PriceEditing.ts",
  "product-upload": "widgets/product-upload/drawnParts.ts",
};

/** Modules that `yy.js` imports on demand, by the name it gives them. */
export const onDemandOfBootstrap = {
  "@yy/bootstrap/admission/admission": "packages/bootstrap/src/admission/admission.ts",
  "@yy/bootstrap/admission/interaction": "packages/bootstrap/src/admission/interaction.ts",
  "@yy/observe/observe": "packages/observe/src/observe.ts",
  "@yy/session/visitor": "packages/session/src/visitor.ts",
  "@yy/ui/flashElsewhere": "packages/ui/src/flashElsewhere.ts",
  "@yy/ui/iconSprite": "packages/ui/src/iconSprite.ts",
};
