// @vitest-environment page
import { describe, expect, it } from "vitest";
import { signIn, usePage } from "../testing/usePage";
import { follow, unfollow } from "./api/follow";
import { isUnauthorized } from "./unauthorized";

const page = usePage();
const path = "/api/users/follow";
const write = () => follow(path, "2");
/** As the page has it whose visitor has signed in, or out, in another tab since. */
const outdateToken = () => {
  document.querySelector('meta[name="csrf-token"]')?.setAttribute("content", "old");
};
const sent = () => page.server.requests.filter((each) => each.path === path);

describe("a write whose CSRF token the server refuses", () => {
  it("is sent again with that of the session in which the visitor has signed in elsewhere", async () => {
    await page.open({}, 1);
    outdateToken();
    await write();
    expect(sent().map(({ status }) => status)).toEqual([422, 201]);
  });

  it("says that nobody is signed in any more", async () => {
    await page.open({}, 1);
    outdateToken();
    await signIn(null);
    await expect(write()).rejects.toSatisfy(isUnauthorized);
    expect(sent()).toHaveLength(2);
  });

  it("is not sent as somebody else", async () => {
    await page.open({ head: '<meta name="yy-user-id" content="{{user}}">' }, 1);
    outdateToken();
    await signIn(3);
    await expect(write()).rejects.toMatchObject({ status: 422 });
    expect(sent()).toHaveLength(1);
  });

  it("is not sent as a user whose page has come meanwhile, with a token that is right", async () => {
    const head = '<meta name="yy-user-id" content="{{user}}">';
    await page.open({ head }, 1);
    outdateToken();
    page.server.failNext({ path, status: 422, body: '{"error":"csrf"}', delay: 300 });
    const writing = write();
    await page.open({ head }, 3);
    await expect(writing).rejects.toMatchObject({ status: 422 });
    expect(sent()).toHaveLength(1);
  });

  it("is sent again where another one has renewed the token meanwhile", async () => {
    await page.open({}, 1);
    await write();
    outdateToken();
    page.server.failNext({ path: "/api/users/unfollow", delay: 300 });
    await Promise.all([follow(path, "4"), unfollow("/api/users/unfollow", "2")]);
    expect(sent().map(({ status }) => status)).toEqual([201, 422, 201]);
    const later = page.server.requests.filter((each) => each.path === "/api/users/unfollow");
    expect(later.map(({ status }) => status)).toEqual([422, 204]);
  });

  it("takes the token of the page as a visitor gets it: scripts may get it without its head", async () => {
    await page.open({}, 1);
    outdateToken();
    await write();
    expect(sent()).toHaveLength(2);
    // The server notes what scripts ask for.
    expect(page.server.requests.map((each) => each.path)).not.toContain(location.pathname);
  });

  it("is sent no third time, and once where the page has no other token", async () => {
    await page.open({}, 1);
    const csrfFailure = { path, status: 422, body: '{"error":"csrf"}' };
    page.server.failNext(csrfFailure);
    await expect(write()).rejects.toMatchObject({ status: 422, body: { error: "csrf" } });
    expect(sent()).toHaveLength(1);

    outdateToken();
    page.server.failNext(csrfFailure);
    page.server.failNext(csrfFailure);
    await expect(write()).rejects.toMatchObject({ status: 422, body: { error: "csrf" } });
    expect(sent()).toHaveLength(3);
  });
});

describe("an answer", () => {
  const rails = { status: 422, error: "Unprocessable Entity" };
  it.each([
    ["Laravel's status", 419, ""],
    [
      "Rails' page",
      422,
      "<!doctype html>\n<title>The change you wanted was rejected (422)</title>",
    ],
    [
      "such a page, of a shop that begins its pages with a comment",
      422,
      "<!-- layout v3 -->\n<!doctype html>\n<title>pedido recusado</title>",
    ],
    [
      "Rails' page of development",
      422,
      "ActionController::InvalidAuthenticityToken in FollowsController",
    ],
    ["Rails' name of the status", 422, JSON.stringify(rails)],
    ["Django's page", 403, '\n<!DOCTYPE html>\n<html lang="en"><title>403 Forbidden</title>'],
    ["its name", 403, '{"error":"csrf"}'],
  ])("refuses the token by %s", async (_by, status, body) => {
    await page.open({}, 1);
    outdateToken();
    page.server.failNext({ path, status, body });
    await write();
    expect(sent()).toHaveLength(2);
  });

  it.each([
    [422, ""],
    [422, '{"following_id":["você já segue"]}'],
    [422, '{"error":"blocked"}'],
    [403, ""],
    [403, '{"message":"não pode"}'],
    [400, "<!doctype html>"],
    [500, "<!doctype html>"],
  ])("%i %s refuses what was sent, and is the only one", async (status, body) => {
    await page.open({}, 1);
    outdateToken();
    page.server.failNext({ path, status, body });
    await expect(write()).rejects.toMatchObject({ status });
    expect(sent()).toHaveLength(1);
  });
});
