/**
 * Whether the user agent lists the component. An app of Hotwire Native lists its components there
 * before it can register them.
 */
export function isInUserAgent(component: string): boolean {
  const [, names = ""] = /bridge-components: \[(.*?)\]/.exec(navigator.userAgent) ?? [];
  return names.split(" ").includes(component);
}
