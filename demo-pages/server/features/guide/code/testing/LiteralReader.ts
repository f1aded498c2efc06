const words: Readonly<Record<string, unknown>> = {
  nil: null,
  None: null,
  null: null,
  true: true,
  True: true,
  false: false,
  False: false,
};

/** Reads literals of Ruby, Python and PHP out of a line, as far as the guide writes them. */
export class LiteralReader {
  #rest: string;

  constructor(text: string) {
    this.#rest = text.trimStart();
  }

  /** What is left to read. */
  get rest(): string {
    return this.#rest;
  }

  /** Takes what the pattern finds here; undefined when it finds nothing. */
  take(pattern: RegExp): string | undefined {
    const [found] = new RegExp(`^(?:${pattern.source})`, pattern.flags).exec(this.#rest) ?? [];
    if (found !== undefined) this.#rest = this.#rest.slice(found.length).trimStart();
    return found;
  }

  /** @throws {Error} where no literal stands. */
  value(): unknown {
    if (this.take(/\(object\)/)) {
      const value = this.value();
      return Array.isArray(value) ? {} : value;
    }
    if (this.take(/\[/)) return this.#list();
    if (this.take(/\{/)) return Object.fromEntries(this.pairs(/\}/));
    const number = this.take(/-?\d+(\.\d+)?(e[+-]?\d+)?/);
    if (number !== undefined) return Number(number);
    const word = this.take(/[A-Za-z]+/);
    if (word !== undefined && word in words) return words[word];
    return this.string();
  }

  /** The pairs up to a closing bracket, or to the end of what there is. */
  pairs(end: RegExp): [string, unknown][] {
    const pairs: [string, unknown][] = [];
    while (this.take(end) === undefined && this.#rest !== "") {
      const name = this.take(/[a-z_]\w*/i) ?? this.string();
      if (this.take(/:|=>/) === undefined) throw new Error(`no value: ${this.#rest}`);
      pairs.push([name, this.value()]);
      this.take(/,/);
    }
    return pairs;
  }

  string(): string {
    const double = this.take(/"(?:[^"\\]|\\[\s\S])*"/);
    if (double !== undefined) return unescaped(double.slice(1, -1));
    const pieces: string[] = [];
    do {
      const single = this.take(/'(?:[^'\\]|\\[\s\S])*'/);
      if (single === undefined) throw new Error(`no literal: ${this.#rest}`);
      pieces.push(single.slice(1, -1).replace(/\\([\\'])/g, "$1"));
    } while (this.take(/\./));
    return pieces.join("");
  }

  #list(): unknown {
    const before = this.#rest;
    const first = this.take(/\]/) ? undefined : this.value();
    if (before.startsWith("]")) return [];
    const isMap = this.#rest.startsWith("=>");
    this.#rest = before;
    if (isMap) return Object.fromEntries(this.pairs(/\]/));
    const values: unknown[] = first === undefined ? [] : [];
    while (this.take(/\]/) === undefined) {
      values.push(this.value());
      this.take(/,/);
    }
    return values;
  }
}

const letters: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
};

function unescaped(text: string): string {
  return text.replace(/\\(u[0-9a-f]{4}|[\s\S])/g, (_, code: string) =>
    code.length > 1
      ? String.fromCharCode(Number.parseInt(code.slice(1), 16))
      : (letters[code] ?? code),
  );
}
