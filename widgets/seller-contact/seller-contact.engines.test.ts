import { useEngine } from "@yy/testing/engines";
import { describe, expect, it } from "vitest";

const contact = (number: string) => `<yy-seller-contact data-chat-href="/perfil/mensagens/2"
  data-whatsapp-number="${number}"><a href="/perfil/mensagens/2">falar com o João</a></yy-seller-contact>`;

describe("yy-seller-contact", () => {
  const engine = useEngine();
  it("leads to the seller's number", async () => {
    const page = await engine.show(contact("+55 (31) 98765-4321"));
    const link = "yy-seller-contact >>> [part=link]";
    expect(await page.attribute(link, "href")).toBe("https://wa.me/5531987654321");
    await page.hover(link);
  });

  it("leaves the server's link when the number is none", async () => {
    const page = await engine.showOnly(contact("123"));
    await engine.expectErrors("ConfigError");
    expect(await page.isShown("a", "falar com o João")).toBe(true);
  });
});
