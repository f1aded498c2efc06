import { showNotice } from "./showNotice";

/** When a page last reloaded because it had bypassed its worker: it must not reload endlessly. */
const reloadedKey = () => `yy-site-reloaded ${location.pathname}${location.search}`;
const minReloadIntervalMs = 10_000;

/**
 * Waits until the site's worker answers this page.
 * @throws when the browser has no service workers, or does not allow one for this site
 */
export async function takeControl(base: URL): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined) throw new Error("no service workers");
  const wasControlled = serviceWorker.controller !== null;
  if (wasControlled) announceNewVersion(serviceWorker);
  const scope = base.pathname;
  const existing = await serviceWorker.getRegistration(scope);
  const registration = await serviceWorker.register(new URL("worker.js", base), {
    scope,
    updateViaCache: "none",
  });
  if (wasControlled) return;
  // A forced reload bypassed the worker, which has the current state.
  if (existing?.active && existing.scope === base.href) return reloadOnce();
  await untilControlled(serviceWorker, registration);
  announceNewVersion(serviceWorker);
}

function untilControlled(
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
  if (Date.now() - last < minReloadIntervalMs) throw new Error("the browser bypasses the worker");
  sessionStorage.setItem(reloadedKey(), String(Date.now()));
  location.reload();
  // Never resolves: the reloaded page continues.
  await new Promise(() => undefined);
}

function announceNewVersion(serviceWorker: ServiceWorkerContainer): void {
  serviceWorker.addEventListener("controllerchange", () =>
    showNotice("há uma versão nova deste site.", {
      label: "recarregar",
      run: () => location.reload(),
    }),
  );
}
