import { describe, expect, it } from "vitest";
import type { AttributeData } from "../guideData";
import { erbOf } from "./erb";

const kinds: Readonly<Record<string, AttributeData["kind"]>> = {
  "data-user-id": "string",
  "data-follow-path": "url",
  "data-unfollow-path": "url",
  "data-login-path": "url",
  "data-following": "boolean",
  "data-max": "number",
  "data-user": "json",
  "data-label": "string",
};
const erb = (html: string) =>
  erbOf(html, (_, attribute) => {
    const kind = kinds[attribute];
    return kind && { attribute, property: attribute, kind };
  });

describe("the ERB of an example", () => {
  it("calls the tag's helper with its attributes, and keeps what is inside", () => {
    expect(
      erb('<yy-follow-button data-user-id="7"><a href="/x">seguir</a></yy-follow-button>'),
    ).toBe('<%= yy_follow_button user_id: 7 do %><a href="/x">seguir</a><% end %>');
  });

  it("writes no block for a tag with nothing in it", () => {
    expect(erb('<yy-icon data-label="carta"> </yy-icon>')).toBe('<%= yy_icon label: "carta" %>');
    expect(erb("<yy-facilities></yy-facilities>")).toBe("<%= yy_facilities %>");
  });

  it("writes booleans, numbers and JSON as Ruby does", () => {
    expect(erb("<yy-a data-following></yy-a>")).toBe("<%= yy_a following: true %>");
    expect(erb('<yy-a data-following="false" data-max="12"></yy-a>')).toBe(
      "<%= yy_a following: false, max: 12 %>",
    );
    expect(erb(`<yy-a data-user='{"name": "Ana", "tags": [1, null]}'></yy-a>`)).toBe(
      '<%= yy_a user: { name: "Ana", tags: [1, nil] } %>',
    );
    expect(erb('<yy-a data-user="{&quot;id&quot;: 3}"></yy-a>')).toBe(
      "<%= yy_a user: { id: 3 } %>",
    );
    expect(erb("<yy-a data-user='{…}'></yy-a>")).toBe('<%= yy_a user: "{…}" %>');
  });

  it("keeps an id that is no plain number as text", () => {
    expect(erb('<yy-a data-user-id="007"></yy-a>')).toBe('<%= yy_a user_id: "007" %>');
  });

  it("escapes what would mean something to Ruby", () => {
    expect(erb(`<yy-a data-label='a "b" #{c} &amp; \\'></yy-a>`)).toBe(
      '<%= yy_a label: "a \\"b\\" \\#{c} & \\\\" %>',
    );
    expect(erb('<p><% x %></p><yy-a data-label="%>"></yy-a>')).toBe(
      '<p><%= raw "<%" %> x %></p><%= yy_a label: "%\\>" %>',
    );
  });

  it("passes other attributes on", () => {
    expect(erb('<yy-a class="x" hidden aria-label="y" data-part="z"></yy-a>')).toBe(
      '<%= yy_a class: "x", hidden: true, aria: { label: "y" }, data: { part: "z" } %>',
    );
  });

  it("writes nested tags and several of them", () => {
    expect(
      erb("<p><yy-a>\n  <yy-b><i></i></yy-b>\n  <yy-a>x</yy-a>\n</yy-a></p>\n<yy-c></yy-c>"),
    ).toBe(
      "<p><%= yy_a do %>\n  <%= yy_b do %><i></i><% end %>\n  <%= yy_a do %>x<% end %>\n<% end %></p>\n<%= yy_c %>",
    );
  });

  it("writes one argument a line when a line would be too long", () => {
    const html =
      '<yy-follow-button\n  data-user-id="4" data-follow-path="/api/users/follow"\n  data-unfollow-path="/api/users/unfollow">\n</yy-follow-button>';
    expect(erb(html)).toBe(
      '<%= yy_follow_button user_id: 4,\n      follow_path: "/api/users/follow",\n      unfollow_path: "/api/users/unfollow" %>',
    );
  });

  it("leaves HTML without our tags alone", () => {
    expect(erb("<p>oi</p>")).toBe("<p>oi</p>");
  });
});
