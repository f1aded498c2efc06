/** Moves the demo by its control routes (`/_demo/…`). Answers whether the server did it. */
export async function moveDemo(path, fields) {
  const answer = await fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  return answer.ok;
}
