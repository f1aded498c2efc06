/**
 * An endless list as a page author would write it: only fetch, append, and an observer at the end.
 */
const list = document.querySelector<HTMLElement>("#list");
let next = list?.dataset.nextUrl;

const end = document.createElement("div");
list?.after(end);

async function more(): Promise<void> {
  if (!next) return;
  const url = next;
  next = undefined;
  const answer = await fetch(url);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  list?.append(...page.body.childNodes);
  next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  document.dispatchEvent(new CustomEvent("yy:items-added", { bubbles: true }));
  observer.unobserve(end);
  observer.observe(end);
}

const observer = new IntersectionObserver(
  ([entry]) => {
    if (entry?.isIntersecting) more();
  },
  { rootMargin: "300px" },
);
observer.observe(end);
