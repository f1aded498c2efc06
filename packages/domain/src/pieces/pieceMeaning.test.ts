import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PieceAnswer, type PieceMeaning, type PiecePage, pieceMeaning } from "./pieceMeaning";

const origin = "https://loja.test";
const login = `${origin}/entrar`;
const asked = `${origin}/produtos?page=2`;

const piece: PiecePage = { isWholePage: false, asksForPassword: false, holdsPlace: false };
const whole: PiecePage = { ...piece, isWholePage: true };

/**
 * Who has a place in a whole page, a list or the region of a pagination, and who has none, a
 * loader.
 */
type Asker = "place" | "loader";

const meaning = (answer: Partial<PieceAnswer>, asker: Asker) => {
  const { page = piece } = answer;
  const holdsPlace = asker === "loader" ? undefined : page.holdsPlace;
  return pieceMeaning(
    {
      status: 200,
      asked,
      url: answer.asked ?? asked,
      ...answer,
      page: "page" in answer && answer.page === undefined ? undefined : { ...page, holdsPlace },
    },
    origin,
    login,
  );
};

describe("what an answer means to who asked for a piece of a page", () => {
  it.each<[string, Partial<PieceAnswer>, PieceMeaning, PieceMeaning]>([
    // what came, to a list or a pagination, to a loader
    ["a piece", {}, "content", "content"],
    ["nothing, by 204", { status: 204, page: undefined }, "empty", "empty"],
    ["nothing, by 205", { status: 205, page: undefined }, "empty", "empty"],
    ["no HTML", { page: undefined }, "unusable", "unusable"],
    ["an error", { status: 500 }, "failed", "failed"],
    ["not found", { status: 404, page: whole }, "failed", "failed"],
    ["no answer", { status: 0, page: undefined }, "failed", "failed"],
    ["401", { status: 401 }, "signIn", "signIn"],
    ["401 of another server", { status: 401, url: "https://cdn.test/" }, "failed", "failed"],
    ["a piece by Kaminari's path", { url: `${origin}/produtos/pagina/2` }, "content", "content"],
    ["a piece by its canonical path", { url: `${origin}/@maria` }, "content", "content"],
    ["the sign-in page", { url: login, page: whole }, "signIn", "signIn"],
    ["a piece of the sign-in page", { url: login }, "signIn", "signIn"],
    [
      "another page to sign in on",
      { url: `${origin}/users/sign_in`, page: { ...whole, asksForPassword: true } },
      "signIn",
      "signIn",
    ],
    [
      "a form to sign in with, elsewhere",
      { url: `${origin}/users/sign_in`, page: { ...piece, asksForPassword: true } },
      "signIn",
      "signIn",
    ],
    [
      "a page to sign in on in its place",
      { page: { ...whole, asksForPassword: true } },
      "signIn",
      "content",
    ],
    [
      "a piece with a password field",
      { page: { ...piece, asksForPassword: true } },
      "content",
      "content",
    ],
    ["the home page", { url: `${origin}/`, page: whole }, "elsewhere", "elsewhere"],
    ["a whole page without its place", { page: whole }, "elsewhere", "content"],
    [
      "a whole page with its place, from a path of its own",
      { url: `${origin}/produtos/pagina/2`, page: { ...whole, holdsPlace: true } },
      "content",
      "elsewhere",
    ],
    [
      "a whole page with its place, and a box to sign in",
      { page: { ...whole, holdsPlace: true, asksForPassword: true } },
      "content",
      "content",
    ],
    ["the sign-in page that was asked for", { asked: login }, "content", "content"],
  ])("%s", (_, answer, ofPlace, ofLoader) => {
    expect([meaning(answer, "place"), meaning(answer, "loader")]).toEqual([ofPlace, ofLoader]);
  });

  const pages = fc.record({ isWholePage: fc.boolean(), asksForPassword: fc.boolean() });
  const paths = fc.constantFrom("/produtos?page=2", "/produtos/pagina/2", "/entrar", "/");

  it("an answer that is no success is never content", () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), paths, pages, (status, path, page) => {
        const answer = { status, url: origin + path, page: { ...page, holdsPlace: true } };
        expect(["failed", "signIn"]).toContain(meaning(answer, "place"));
      }),
    );
  });

  it("a place is only filled by a piece, or by a page that holds it", () => {
    fc.assert(
      fc.property(paths, pages, fc.boolean(), (path, page, holdsPlace) => {
        const filled = meaning({ url: origin + path, page: { ...page, holdsPlace } }, "place");
        if (filled === "content") expect(!page.isWholePage || holdsPlace).toBe(true);
      }),
    );
  });
});
