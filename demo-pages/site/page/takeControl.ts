import { tell } from "./tell";

/** A page loaded past its worker is loaded again, but not for ever. */
const reloadedKey = () => `yy-site-reloaded ${location.pathname}${location.search}`;
const reloadPause = 10_000;

/**
 * Waits until the site's worker answers this page.
 * @throws when the browser has no service workers, or does not let this site have one
 */
export async function takeControl(base: URL): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) throw new Error("no service workers");
  const wasControlled = serviceWorker.controller !== null;
  if (wasControlled) sayWhenNew(serviceWorker);
  const scope = base.pathname;
  const before = await serviceWorker.getRegistration(scope);
  const registration = await serviceWorker.register(new URL("worker.js", base), {
    scope,
    updateViaCache: "none",
  });
  if (wasControlled) return;
  // Loaded past a worker that knows more than this page: by a forced reload.
  if (before?.active && before.scope === base.href) return reloadOnce();
  await controlled(serviceWorker, registration);
  sayWhenNew(serviceWorker);
}

function controlled(
  serviceWorker: ServiceWorkerContainer,
  { installing, waiting }: ServiceWorkerRegistration,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (serviceWorker.controller !== null) return resolve();
    serviceWorker.addEventListener("controllerchange", () => resolve(), { once: true });
    const worker = installing ?? waiting;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "redundant" && serviceWorker.controller === null)
        reject(new Error("the worker did not start"));
    });
  });
}

async function reloadOnce(): Promise<void> {
  const last = Number(sessionStorage.getItem(reloadedKey()) ?? 0);
  if (Date.now() - last < reloadPause) throw new Error("the browser goes past the worker");
  sessionStorage.setItem(reloadedKey(), String(Date.now()));
  location.reload();
  // What comes next belongs to the page to come.
  await new Promise(() => undefined);
}

function sayWhenNew(serviceWorker: ServiceWorkerContainer): void {
  serviceWorker.addEventListener("controllerchange", () =>
    tell("há uma versão nova deste site.", {
      label: "recarregar",
      run: () => location.reload(),
    }),
  );
}
