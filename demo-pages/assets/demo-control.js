/** Posts to a control route of the demo (`/_demo/…`); returns whether the server accepted it. */
export async function controlDemo(path, fields) {
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  return answer.ok;
}
