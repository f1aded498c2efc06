/** A Content-Security-Policy, as far as it can be checked without a browser. */
export class Policy {
  readonly #directives: ReadonlyMap<string, readonly string[]>;
  readonly #page: string;

  /** @param baseUrl URL of the page, whose origin `'self'` means */
  constructor(text: string, baseUrl: string) {
    this.#page = baseUrl;
    const directives = text.split(";").flatMap((directive): [string, string[]][] => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), sources]] : [];
    });
    // The first of repeated directives counts; the list is reversed, because a later entry of a Map
    // replaces an earlier one.
    this.#directives = new Map(directives.reverse());
  }

  /**
   * Whether the policy allows loading from the address.
   * @param kinds names of directives: the first one that the policy has applies
   */
  allows(kinds: readonly string[], address: string, nonce?: string): boolean {
    const sources = kinds.map((kind) => this.#directives.get(kind)).find(Boolean);
    if (!sources) return true;
    if (nonce !== undefined && sources.includes(`'nonce-${nonce}'`)) return true;
    // A hash may be the hash of this file: assume that it is.
    if (sources.some((source) => source.startsWith("'sha"))) return true;
    if (sources.includes("'strict-dynamic'")) return false;
    return sources.some((source) => this.#takes(source, address));
  }

  #takes(source: string, address: string): boolean {
    const url = urlOf(address, this.#page);
    const page = urlOf(this.#page, this.#page);
    if (!url || !page) return true;
    if (source === "*") return /^(?:https?|wss?):$/.test(url.protocol);
    if (source.toLowerCase() === "'self'") return url.origin === page.origin;
    if (source.startsWith("'")) return false;
    if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
    return takesHost(source, url);
  }
}

/** Whether the URL matches a host source such as `https://*.example.com:443/yy/`. */
function takesHost(source: string, url: URL): boolean {
  const [, scheme, host = "", port, path] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source) ?? [];
  if (
    scheme &&
    `${scheme.toLowerCase()}:` !== url.protocol &&
    !(scheme === "http" && url.protocol === "https:")
  )
    return false;
  const isHost = host.startsWith("*.")
    ? url.hostname.endsWith(host.slice(1).toLowerCase())
    : url.hostname === host.toLowerCase();
  if (!isHost || (port && port !== "*" && port !== portOf(url))) return false;
  if (!path || path === "/") return true;
  return path.endsWith("/") ? url.pathname.startsWith(path) : url.pathname === path;
}

const portOf = ({ port, protocol }: URL) => port || (protocol === "https:" ? "443" : "80");

function urlOf(address: string, base: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
