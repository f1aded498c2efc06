/** A page as it was left: its nodes themselves, with what was typed in them. */
export interface ShownPage {
  readonly page: number;
  readonly nodes: readonly ChildNode[];
}

/** Most pages kept for a document. */
const mostPages = 20;

/** Pages by the `<body>` they were shown in: a Turbo visit brings another one, without any. */
const memories = new WeakMap<Element, Map<string, ShownPage>>();

/** Keeps what a region showed at a URL, for going back. */
export function rememberPage(target: string, url: string, shown: ShownPage): void {
  const memory = memoryOfDocument();
  const key = keyOf(target, url);
  memory.delete(key);
  memory.set(key, shown);
  const [oldest] = memory.keys();
  if (memory.size > mostPages && oldest !== undefined) memory.delete(oldest);
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
