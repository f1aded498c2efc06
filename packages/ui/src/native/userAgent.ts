/**
 * Whether an app of Hotwire Native names the component, which it does before it can register it.
 */
export function isInUserAgent(component: string): boolean {
  const [, names = ""] = /bridge-components: \[(.*?)\]/.exec(navigator.userAgent) ?? [];
  return names.split(" ").includes(component);
}
