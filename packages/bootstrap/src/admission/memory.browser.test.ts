import { useDemo } from "@yy/testing";
import { expect, it } from "vitest";

const demo = useDemo();

const badge = '<yy-count-badge data-count="7" data-label="{count} itens"><b>7</b></yy-count-badge>';
const popover = `<yy-popover data-mount="interaction" data-trigger="click">
  <button type="button" data-part="trigger">como medir?</button><p data-part="content">de costura a costura</p></yy-popover>`;

it.each([
  ["that wait for the visitor", popover, {}],
  ["that are off", badge, { off: ["yy-count-badge"] }],
])("elements %s are not kept when their page is left", async (_, html, switched) => {
  const head = `<script type="application/json" id="yy-switch">${JSON.stringify(switched)}</script>`;
  demo.server.addPage("/page", { head, body: `<main>${html}</main>` });
  const page = await demo.open("/page");
  const removed = await page.evaluateHandle(async (markup) => {
    const main = document.querySelector("main") as HTMLElement;
    const refs: WeakRef<Element>[] = [];
    const decided = () => new Promise((resolve) => setTimeout(resolve, 20));
    await decided();
    for (let i = 0; i < 20; i += 1) {
      main.innerHTML = markup;
      refs.push(new WeakRef(main.firstElementChild as Element));
      await decided();
    }
    return refs;
  }, html);
  const devTools = await page.context().newCDPSession(page);
  const kept = async () => {
    await devTools.send("HeapProfiler.collectGarbage");
    return removed.evaluate((refs) => refs.filter((ref) => ref.deref()).length);
  };
  // The last is there, and the browser may hold the one before.
  await expect.poll(kept, { interval: 100 }).toBeLessThanOrEqual(2);
});
