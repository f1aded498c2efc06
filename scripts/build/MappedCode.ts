import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import remapping from "@jridgewell/remapping";
import MagicString from "magic-string";
import { type CompressOptions, minify } from "terser";
import { fromRepository, root } from "../repository";

/** What the comment names is beside the file; esbuild writes it last. */
const comment = /\n?\/\/# sourceMappingURL=\S+\s*$/;

/**
 * Begins the addresses of sources in maps: they are nowhere to be fetched, and no map tells where
 * it was built.
 */
export const sourceScheme = "yy-widgets:///";

/** Code that esbuild wrote, with the way back to its sources however it is edited. */
export class MappedCode {
  private constructor(
    readonly text: string,
    /** Maps of each change, the last first, and that of esbuild; made when asked for. */
    private readonly maps: readonly (() => string)[],
  ) {}

  /** Reads a file that has its map beside it. */
  static read(file: string): MappedCode {
    const text = readFileSync(file, "utf8").replace(comment, "\n");
    return new MappedCode(text, [() => readFileSync(`${file}.map`, "utf8")]);
  }

  /** The code as the callback changes it. */
  edit(change: (code: MagicString) => void): MappedCode {
    const edited = new MagicString(this.text);
    change(edited);
    const text = edited.toString();
    if (text === this.text) return this;
    const map = () => edited.generateMap({ hires: "boundary" }).toString();
    return new MappedCode(text, [map, ...this.maps]);
  }

  /**
   * The code as Terser minifies it: a hundredth less of React than esbuild's, for some seconds of
   * the build.
   */
  async minified(
    compress: CompressOptions,
    /** Names that stay as they are. */
    reserved: string[] = [],
  ): Promise<MappedCode> {
    const { code, map } = await minify(this.text, {
      module: true,
      ecma: 2020,
      compress,
      mangle: { reserved },
      sourceMap: {},
    });
    if (code === undefined) throw new Error("Terser returned no code");
    return new MappedCode(code, [() => String(map), ...this.maps]);
  }

  /**
   * Writes the code and, beside it, its map, whose sources are named from the repository's root.
   * @param from folder where esbuild wrote the code; it names sources from there
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
 * Without what tells copies of a module apart (`?widgets/…`), and what a plugin that made it is
 * called.
 */
function sourceName(source: string, folder: string): string {
  const [, plugin = "", path = ""] = /^(?:([a-z-]+):)?([^?]*)/.exec(source) ?? [];
  const isVirtual = plugin === "virtual";
  const file = isVirtual ? path : fromRepository(resolve(plugin ? root : folder, path));
  return `${sourceScheme}${isVirtual ? "virtual/" : ""}${file}`;
}
