import { holdRequests, useDemo } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { describe, expect, it } from "vitest";

const badge = (attributes = "") =>
  `<yy-count-badge data-count="7" data-label="{count} itens" ${attributes}><b>7</b></yy-count-badge>`;
const block = `<script type="application/json" id="yy-switch">{}</script>`;

describe.each(["module", "classic"] as const)("the code of tags, by a %s script", (script) => {
  const demo = useDemo();

  /** Opens the page, and returns it with the names of the chunks that it has asked for. */
  async function open(head: string, body: string, prepare?: (page: Page) => unknown) {
    const chunks: string[] = [];
    demo.server.addPage("/page", { head, body: `<main>${body}</main>`, script });
    const page = await demo.open("/page", {
      prepare: (fresh: Page) => {
        fresh.on("request", (request) => {
          const name = /\/chunks\/(.*)-\w{8}\./.exec(request.url())?.[1];
          if (name) chunks.push(name);
        });
        return prepare?.(fresh);
      },
    });
    return { page, chunks };
  }

  it("is admitted by nobody on a page without a switch", async () => {
    const { page, chunks } = await open("", badge());
    await waitUntilMounted(page, "yy-count-badge");
    expect(chunks).not.toContain("admission");
  });

  it("waits for the switch of the page", async () => {
    let release = () => {};
    const { page, chunks } = await open(block, badge(), async (fresh) => {
      release = await holdRequests(fresh, "**/chunks/admission-*");
    });
    if (script === "module") {
      await expect.poll(() => chunks).toEqual(["admission"]);
      release();
    }
    await waitUntilMounted(page, "yy-count-badge");
    expect(chunks).not.toContain("interaction");
  });

  it("comes as if there were no switch when that cannot be read", async () => {
    const { page } = await open(block, badge(), (fresh) =>
      fresh.route("**/chunks/admission-*", (route) => route.abort()),
    );
    await waitUntilMounted(page, "yy-count-badge");
    expect(await seenErrors(page)).toEqual([]);
  });
});
