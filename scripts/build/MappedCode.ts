import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import remapping from "@jridgewell/remapping";
import MagicString from "magic-string";
import { type CompressOptions, minify } from "terser";
import { fromRepository, root } from "../repository";

/** Matches the comment that names the source map, which esbuild writes at the end. */
const comment = /\n?\/\/# sourceMappingURL=\S+\s*$/;

/**
 * The scheme of source addresses in maps. Sources cannot be fetched from it, and it hides the
 * folder of the build.
 */
export const sourceScheme = "yy-widgets:///";

/** Code that esbuild wrote, with a source map that stays right through all edits. */
export class MappedCode {
  private constructor(
    readonly text: string,
    /**
     * The maps of all changes, the last one first, and then that of esbuild. They are computed when
     * needed.
     */
    private readonly maps: readonly (() => string)[],
  ) {}

  /** Reads a file and the map beside it. */
  static read(file: string): MappedCode {
    const text = readFileSync(file, "utf8").replace(comment, "\n");
    return new MappedCode(text, [() => readFileSync(`${file}.map`, "utf8")]);
  }

  /** Returns the code after the callback has changed it. */
  edit(change: (code: MagicString) => void): MappedCode {
    const edited = new MagicString(this.text);
    change(edited);
    const text = edited.toString();
    if (text === this.text) return this;
    const map = () => edited.generateMap({ hires: "boundary" }).toString();
    return new MappedCode(text, [map, ...this.maps]);
  }

  /**
   * Returns the code minified by Terser, which makes React one per cent smaller than esbuild does
   * and takes some seconds.
   */
  async minified(
    compress: CompressOptions,
    {
      reserved = [],
      preamble = "",
    }: {
      /** Names that are not shortened. */
      reserved?: string[];
      /** A comment at the beginning of the file. */
      preamble?: string;
    } = {},
  ): Promise<MappedCode> {
    const { code, map } = await minify(this.text, {
      module: true,
      ecma: 2020,
      compress,
      mangle: { reserved },
      format: { preamble },
      sourceMap: {},
    });
    if (code === undefined) throw new Error("Terser returned no code");
    return new MappedCode(code, [() => String(map), ...this.maps]);
  }

  /**
   * Writes the code, and beside it its map, with the paths of sources relative to the repository's
   * root.
   * @param from the folder where esbuild wrote the code, to which its source paths are relative
   */
  write(file: string, from = dirname(file), { named = true } = {}): void {
    const link = named ? `//# sourceMappingURL=${basename(file)}.map\n` : "";
    writeFileSync(file, `${this.text.trimEnd()}\n${link}`);
    const { names, mappings, sources, sourcesContent } = remapping(
      this.maps.map((map) => map()),
      () => null,
    );
    const map = {
      version: 3,
      sources: sources.map((each) => sourceName(each ?? "", from)),
      sourcesContent,
      names,
      mappings,
    };
    writeFileSync(`${file}.map`, JSON.stringify(map));
  }
}

/**
 * The path of a source, without the suffix that tells copies of a module apart (`?widgets/…`) and
 * without the namespace of a plugin.
 */
function sourceName(source: string, folder: string): string {
  const [, plugin = "", path = ""] = /^(?:([a-z-]+):)?([^?]*)/.exec(source) ?? [];
  const isVirtual = plugin === "virtual";
  const file = isVirtual ? path : fromRepository(resolve(plugin ? root : folder, path));
  return `${sourceScheme}${isVirtual ? "virtual/" : ""}${file}`;
}
