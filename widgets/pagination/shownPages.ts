/** A page as it was left: its own nodes, with what was typed in them. */
export interface ShownPage {
  readonly page: number;
  readonly nodes: readonly ChildNode[];
}

/** The number of pages that are kept for a document. */
const maxPages = 20;

/**
 * Pages by the `<body>` in which they were shown. A Turbo visit brings a new body, which has none.
 */
const memories = new WeakMap<Element, Map<string, ShownPage>>();

/** Keeps what a region showed at a URL, for when the visitor goes back. */
export function rememberPage(target: string, url: string, shown: ShownPage): void {
  const memory = memoryOfDocument();
  const key = keyOf(target, url);
  memory.delete(key);
  memory.set(key, shown);
  const [oldest] = memory.keys();
  if (memory.size > maxPages && oldest !== undefined) memory.delete(oldest);
}

export function rememberedPage(target: string, url: string): ShownPage | undefined {
  return memoryOfDocument().get(keyOf(target, url));
}

const keyOf = (target: string, url: string) => `${target} ${url}`;

function memoryOfDocument(): Map<string, ShownPage> {
  const memory = memories.get(document.body) ?? new Map<string, ShownPage>();
  memories.set(document.body, memory);
  return memory;
}
