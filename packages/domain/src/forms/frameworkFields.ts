/** The CSRF token in the forms of Rails, of Laravel and Symfony, of Django, and of Phoenix. */
const tokens = ["authenticity_token", "_token", "csrfmiddlewaretoken", "_csrf_token"];

/**
 * Whether a form's field contains the CSRF token, by which a server knows its own pages.
 * @param parameter - its name where the page has said one (`meta[name=csrf-param]`)
 */
export function isTokenField(name: string, parameter?: string): boolean {
  return name === parameter || tokens.includes(name);
}

/**
 * Whether the field is one that a framework has added for itself: it says nothing of what was
 * filled in.
 */
export function isFrameworkField(name: string, parameter?: string): boolean {
  return name === "utf8" || name === "_method" || isTokenField(name, parameter);
}
