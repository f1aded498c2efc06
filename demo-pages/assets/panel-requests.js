const pause = 1000;

// Follows the calls for as long as the list is open; `toggle` does not bubble.
document.addEventListener("toggle", ({ target }) => follow(target), true);

async function follow(details) {
  if (!details.matches?.(".panel-requests")) return;
  while (details.open && details.isConnected) {
    if (!document.hidden) await refreshRequests();
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * Brings the list of calls up to date; a call that is in it as it should be stays, so that it is
 * not read out again.
 */
export async function refreshRequests() {
  const list = document.querySelector("[data-panel-requests]");
  const rows = await rowsNow();
  if (!list || !rows) return;
  const ids = new Set(rows.map(({ id }) => id));
  for (const row of [...list.children]) if (!ids.has(row.id)) row.remove();
  for (const row of rows) {
    const shown = document.getElementById(row.id);
    if (!shown) list.append(row);
    else if (shown.textContent !== row.textContent) shown.replaceWith(row);
  }
}

/**
 * The rows as the server writes them; none when it cannot be asked, as on a page that is being
 * left.
 */
async function rowsNow() {
  try {
    const answer = await fetch("/_demo/requests/rows");
    if (!answer.ok) return undefined;
    const parsed = new DOMParser().parseFromString(await answer.text(), "text/html");
    return [...parsed.querySelectorAll("li")];
  } catch {
    return undefined;
  }
}
