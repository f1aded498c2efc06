/** The names of the CSRF token's field in Rails, Laravel and Symfony, Django, and Phoenix. */
const tokens = ["authenticity_token", "_token", "csrfmiddlewaretoken", "_csrf_token"];

/**
 * Whether a field holds the CSRF token, by which a server recognises its own pages.
 * @param parameter the field's name, where the page declares one (`meta[name=csrf-param]`)
 */
export function isTokenField(name: string, parameter?: string): boolean {
  return name === parameter || tokens.includes(name);
}

/**
 * Whether a framework has added the field for its own use, so that it holds no input of the
 * visitor.
 */
export function isFrameworkField(name: string, parameter?: string): boolean {
  return name === "utf8" || name === "_method" || isTokenField(name, parameter);
}
