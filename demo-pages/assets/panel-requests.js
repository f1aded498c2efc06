const pollIntervalMs = 1000;

// Polls the calls while the list is open; `toggle` does not bubble.
document.addEventListener("toggle", ({ target }) => pollWhileOpen(target), true);

async function pollWhileOpen(details) {
  if (!details.matches?.(".panel-requests")) return;
  while (details.open && details.isConnected) {
    if (!document.hidden) await refreshRequests();
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
  }
}

/**
 * Updates the list of calls; an unchanged call keeps its element, so that it is not read out again.
 */
export async function refreshRequests() {
  const list = document.querySelector("[data-panel-requests]");
  const rows = await fetchRows();
  if (!list || !rows) return;
  const ids = new Set(rows.map(({ id }) => id));
  for (const row of [...list.children]) if (!ids.has(row.id)) row.remove();
  for (const row of rows) {
    const shown = document.getElementById(row.id);
    if (!shown) list.append(row);
    else if (shown.textContent !== row.textContent) shown.replaceWith(row);
  }
}

/** The rows from the server; undefined when the request fails, as while the page unloads. */
async function fetchRows() {
  try {
    const answer = await fetch("/_demo/requests/rows");
    if (!answer.ok) return undefined;
    const parsed = new DOMParser().parseFromString(await answer.text(), "text/html");
    return [...parsed.querySelectorAll("li")];
  } catch {
    return undefined;
  }
}
