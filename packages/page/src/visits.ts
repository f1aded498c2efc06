import { hasPage } from "./hasPage";

const libraries = ["turbo", "turbolinks"];
let visiting = false;

if (hasPage)
  for (const library of libraries) {
    document.addEventListener(`${library}:visit`, () => {
      visiting = true;
    });
    document.addEventListener(`${library}:load`, () => {
      visiting = false;
    });
  }

/** Whether Turbo or Turbolinks is on its way to another page, or to this one anew. */
export function isVisiting(): boolean {
  return visiting;
}

/** Calls back after each visit, and after the first load of the page. Returns nothing: it lasts as long as the page. */
export function afterEachVisit(callback: () => void): void {
  for (const library of libraries) document.addEventListener(`${library}:load`, callback);
}
