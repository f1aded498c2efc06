import { describe, expect, it } from "vitest";
import { storeTabOf, storeTabPath, storeTabs } from "./storeTabs";

describe("storeTabPath", () => {
  it("is the store's path and the tab's suffix", () => {
    expect(storeTabs.map((tab) => [tab.metric, storeTabPath("bia", tab)])).toEqual([
      ["a_venda_aba", "/@bia"],
      ["vendidos_aba", "/@bia/vendidos"],
      ["yeyezados_aba", "/@bia/yeyezados"],
      ["seguidores_aba", "/@bia/seguidores"],
      ["seguindo_aba", "/@bia/seguindo"],
    ]);
  });

  it.each(["//other.example/", "///other.example"])(
    "stays on its host with the base %s",
    (base) => {
      expect(storeTabPath("bia", storeTabs[1], base)).toBe("/other.example/@bia/vendidos");
    },
  );

  it.each(["/some/folder", "/some/folder/"])("begins with the marketplace's folder %s", (base) => {
    expect(storeTabPath("bia", storeTabs[1], base)).toBe("/some/folder/@bia/vendidos");
  });
});

describe("storeTabOf", () => {
  it("finds the tab of every path it builds", () => {
    for (const tab of storeTabs) {
      expect(storeTabOf(storeTabPath("bia é", tab), "bia é")).toBe(tab);
    }
  });

  it("takes a nickname in capitals for the same, and nothing else", () => {
    expect(storeTabOf("/@Maria/vendidos", "maria")?.metric).toBe("vendidos_aba");
    expect(storeTabOf("/@maria", "MARIA")?.metric).toBe("a_venda_aba");
    expect(storeTabOf("/@maria/Vendidos", "maria")).toBeUndefined();
    expect(storeTabOf("/@mariana", "maria")).toBeUndefined();
  });

  it("looks past origin, query, fragment and a slash at the end", () => {
    expect(storeTabOf("https://loja.example/@bia/vendidos/?page=2#fim", "bia")?.metric).toBe(
      "vendidos_aba",
    );
    expect(storeTabOf("/%40bia", "bia")?.metric).toBe("a_venda_aba");
  });

  it("looks in the marketplace's folder alone, when it lies in one", () => {
    const url = "/uma%20loja/@bia/vendidos/";
    expect(storeTabOf(url, "bia", "/uma%20loja/")).toBe(storeTabs[1]);
    expect(storeTabOf(url, "bia", "/uma loja")).toBe(storeTabs[1]);
    expect(storeTabOf(url, "bia")).toBeUndefined();
    expect(storeTabOf("/@bia/vendidos", "bia", "/uma%20loja/")).toBeUndefined();
  });

  it.each(["/@ana", "/@bia/outros", "/bia", "/", "/@bia/%E0%A4%A"])("finds none in %s", (path) => {
    expect(storeTabOf(path, "bia")).toBeUndefined();
  });
});
