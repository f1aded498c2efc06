import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";

const demo = useServer();
const path = "/perfil/configuracoes";

describe("a seller's settings", () => {
  it("send a visitor to the sign-in page and back", async () => {
    const visitor = await demo.visitor();
    const answers = [
      await visitor.send(path),
      await visitor.send(`${path}/ferias`, { method: "POST", form: { enabled: "true" } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe(
        `/entrar?redirect_to=${encodeURIComponent(demo.server.origin + path)}`,
      );
    }
  });

  it("are changed by forms, each of which answers with the page that says so", async () => {
    const visitor = await demo.visitor(1);
    for (const [form, words] of [
      ["soft-shipping", "frete econômico: ligado."],
      ["boosted-bundle", "destaque na busca: ligado."],
      ["ferias", "boas férias!"],
    ] as const) {
      const answer = await visitor.send(`${path}/${form}`, {
        method: "POST",
        form: { enabled: "true" },
      });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
      expect(await visitor.visit(path)).toContain(words);
    }
    expect(demo.server.state.users.find(({ id }) => id === 1)).toMatchObject({
      soft_shipping: true,
      boosted_bundle: true,
      on_vacation: true,
    });
  });

  it("take a picture, and say why they do not", async () => {
    const visitor = await demo.visitor(1);
    const send = async (file: File) => {
      const form = new FormData();
      form.set("image", file);
      await visitor.send(`${path}/foto/header`, { method: "POST", form });
      return visitor.visit(path);
    };
    expect(await send(new File(["x"], "capa.pdf", { type: "application/pdf" }))).toContain(
      "esta foto não é uma imagem válida.",
    );
    expect(await send(new File(["x"], "capa.png", { type: "image/png" }))).toContain(
      "foto trocada.",
    );
    const marina = demo.server.state.users.find(({ id }) => id === 1);
    expect(await visitor.visit("/@marina")).toContain(marina?.header_public_id);
  });

  it("answer the remote form with a script, to this origin's scripts only", async () => {
    const visitor = await demo.visitor(1);
    const ask = (headers: Record<string, string>) =>
      visitor.send(`${path}/ferias`, {
        method: "POST",
        form: { enabled: "true" },
        headers: { Accept: "text/javascript, */*;q=0.1", ...headers },
      });
    const answer = await ask({ "X-Requested-With": "XMLHttpRequest" });
    expect(answer.headers.get("content-type")).toContain("text/javascript");
    expect(await answer.text()).toContain("voltar das férias");
    expect((await ask({})).status).toBe(422);
  });
});
