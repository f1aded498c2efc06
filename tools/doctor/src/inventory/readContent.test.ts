import { schemas } from "@yy/widgets/schemas";
import { expect, it } from "vitest";
import { languageOf, readContent } from "./readContent";
import { vocabularyOf } from "./vocabulary";

const vocabulary = vocabularyOf(schemas);

/** All occurrences in a file as `line:column kind name (form)`, sorted as text. */
async function found(file: string, source: string): Promise<string[]> {
  const { occurrences } = await readContent(source, languageOf(file) ?? "style", vocabulary);
  return occurrences
    .map(({ kind, name, form, line, column }) => `${line}:${column} ${kind} ${name} (${form})`)
    .sort();
}

it("finds tags and their own attributes, not those of the page, and none in comments", async () => {
  const html = `<p>ão <yy-icon data-name="a" data-controller="b"></yy-icon></p>
<!-- <yy-icon data-name="a"></yy-icon> --><yy-icno></yy-icno> yy:error --yy-color-ink`;
  expect(await found("a.html", html)).toEqual([
    "1:16 attribute yy-icon data-name (markup)",
    "1:7 tag yy-icon (markup)",
    "2:43 tag yy-icno (markup)",
  ]);
});

it("finds helpers of Rails with the tags and attributes that they write", async () => {
  const erb = `<%# yy_icon name: 1 %><%= yy_modal name: "a", :label => b do %><% end %>
<%= f.yy_mask :cpf, mask: :cpf, tag: { class: 1 } %><%= helpers.yy_icon(name: "é",
  "label" => 1) %><%= yy_own_thing name: 1 %><%= yy_head_tags %>`;
  expect(await found("a.html.erb", erb)).toEqual([
    "1:27 helper yy_modal (helper)",
    "1:27 tag yy-modal (helper)",
    "1:36 attribute yy-modal data-name (helper)",
    "1:47 attribute yy-modal data-label (helper)",
    "2:21 attribute yy-mask data-mask (helper)",
    "2:65 helper yy_icon (helper)",
    "2:65 tag yy-icon (helper)",
    "2:7 helper f.yy_mask (helper)",
    "2:7 tag yy-mask (helper)",
    "2:73 attribute yy-icon data-name (helper)",
    "3:3 attribute yy-icon data-label (helper)",
    "3:50 helper yy_head_tags (helper)",
  ]);
});

it("finds a tag that a helper of Rails' own writes once", async () => {
  expect(await found("a.html.erb", '<%= tag.yy_icon data: { name: "a" } %>')).toEqual([
    "1:1 tag yy-icon (markup)",
    "1:25 attribute yy-icon data-name (markup)",
  ]);
});

it("finds the components of Laravel, and the function of the guide for PHP", async () => {
  const blade = `@yyHead {{-- <x-yy-icon name="a" /> --}}
<x-yy-follow-button :userId="$a" follow-path="/a" class="b" />
<?= yy('follow-button', ['user_id' => $a['x'], 'z' => ['login_path' => 1]]) ?>`;
  expect(await found("a.blade.php", blade)).toEqual([
    "1:1 helper @yyHead (helper)",
    "2:1 helper <x-yy-follow-button> (helper)",
    "2:1 tag yy-follow-button (helper)",
    "2:21 attribute yy-follow-button data-user-id (helper)",
    "2:34 attribute yy-follow-button data-follow-path (helper)",
    "3:26 attribute yy-follow-button data-user-id (helper)",
    '3:5 helper yy("follow-button") (helper)',
    "3:5 tag yy-follow-button (helper)",
  ]);
});

it("reads on after a line of PHP in Blade", async () => {
  const blade = `@php($a = b(1)->c()) <yy-flash></yy-flash>
@php (d()) @php $e = "<yy-flash>"; @endphp <yy-flash></yy-flash>`;
  expect(await found("a.blade.php", blade)).toEqual([
    "1:22 tag yy-flash (markup)",
    "2:44 tag yy-flash (markup)",
  ]);
});

it("finds the template tags of Django", async () => {
  const django = `{% load yy %}{% yy_head %}{# {% yy "icon" %} #}
{% yy "follow-button" user_id=seller.id class="login_path=1" %}a{% endyy %}`;
  expect(await found("a.html", django)).toEqual(
    [
      "1:14 helper {% yy_head %} (helper)",
      "2:1 tag yy-follow-button (helper)",
      '2:1 helper {% yy "follow-button" %} (helper)',
      "2:23 attribute yy-follow-button data-user-id (helper)",
    ].sort(),
  );
});

it("finds what Phlex and other components call, and the templates in their classes", async () => {
  const ruby = `class Card < Phlex::HTML
  def view_template # yy_flash
    yy_icon(name: "é", **more) { a(data: { action: "yy:follow-changed->x#y" }) }
  end
  erb_template <<~ERB
    <yy-icon data-name="a"></yy-icon>
      <%= helpers.yy_modal name: 1 %>
  ERB
end`;
  expect(await found("card.rb", ruby)).toEqual([
    "3:13 attribute yy-icon data-name (helper)",
    "3:5 helper yy_icon (helper)",
    "3:5 tag yy-icon (helper)",
    "3:53 event yy:follow-changed (code)",
    "6:14 attribute yy-icon data-name (markup)",
    "6:5 tag yy-icon (markup)",
    "7:19 helper yy_modal (helper)",
    "7:19 tag yy-modal (helper)",
    "7:28 attribute yy-modal data-name (helper)",
  ]);
});

it("gives a part to the widget around it that declares it, else to one of another file", async () => {
  const erb = `<yy-popover><yy-icon data-name="a"><b data-part="trigger"></b></yy-icon></yy-popover>
<%= yy_popover do %><b data-part="content"></b><% end %>
<b data-part="trigger"></b><b data-part="mine"></b>`;
  const parts = (await found("a.html.erb", erb)).filter((each) => each.includes(" part "));
  expect(parts).toEqual([
    "1:39 part yy-popover trigger (markup)",
    "2:24 part yy-popover content (markup)",
    "3:4 part * trigger (markup)",
  ]);
});

it("finds parts that code writes, with the helper whose block they are in", async () => {
  const erb = `<%= yy_popover do %><%= f.button "a", data: { part: "trigger" } %><% end %>
<%= render "a", "data-part": "content" %><%= tag.b data: { part: "trigger" } %>
<%= f.button data: { part: part, other: "trigger" } %>`;
  const parts = (await found("a.html.erb", erb)).filter((each) => each.includes(" part "));
  expect(parts).toEqual([
    "1:47 part yy-popover trigger (code)",
    "2:17 part * content (code)",
    "2:60 part * trigger (markup)",
  ]);
});

it("finds listeners and tokens in scripts, styles and attributes, not in comments", async () => {
  const erb = `<b onclick="addEventListener('yy:error', a)" style="--yy-color-ink: <%= c %>">b</b>
<b data-action="yy:modal-opened->shop#<%= a %>"></b>
<script>// yy:error
  on("yy:form-failed.a yy:fom"); find("yy-modal[data-open]") </script>
<style>/* --yy-color-line */ yy-modal::part(close panel) { color: var(--yy-color-ink) }</style>`;
  expect(await found("a.html.erb", erb)).toEqual([
    "1:31 event yy:error (markup)",
    "1:53 token --yy-color-ink (markup)",
    "2:17 event yy:modal-opened (markup)",
    "4:40 tag yy-modal (script)",
    "4:48 attribute yy-modal data-open (script)",
    "4:7 event yy:form-failed (script)",
    "5:30 tag yy-modal (style)",
    "5:38 part yy-modal close (style)",
    "5:38 part yy-modal panel (style)",
    "5:71 token --yy-color-ink (style)",
  ]);
});

it("reads scripts and style sheets of their own, with code in them too", async () => {
  const script = '/* yy:error */ $("<%= j render %>").on("yy:error.shop", `yy:form-failed`)';
  expect(await found("a.js.erb", script)).toEqual([
    "1:41 event yy:error (script)",
    "1:58 event yy:form-failed (script)",
  ]);
  expect(await found("a.css", ".a { --yy-color-ink: red } /* yy-modal */ .yy-modal {}")).toEqual([
    "1:6 token --yy-color-ink (style)",
  ]);
});

it("passes over what is no template, script or style sheet, and names what it cannot read", async () => {
  expect(["a.png", "yy", "a.md"].map(languageOf)).toEqual([undefined, undefined, undefined]);
  expect(await found("a.haml", "%p a")).toEqual([]);
  await expect(found("a.haml", "%yy-icon")).rejects.toThrow(
    "it is Haml that says yy, and is read as the HTML that the gem haml makes of it: rake yy:inventory does both",
  );
  // The rake task does not convert Slim, so the message must not name it.
  await expect(found("a.slim", "yy-icon")).rejects.toThrow(
    "it is Slim that says yy, and only HTML is read: give me what it renders, saved as .html",
  );
});

it("takes no longer than a text's length, whatever is in it", async () => {
  const began = performance.now();
  for (const piece of ['<a "', "<a '\"", "{{ yy('a', [", "/* yy:a", "yy-icon[", "yy-a::part("])
    for (const file of ["a.js", "a.css"]) await found(file, `yy ${piece.repeat(6_000)}`);
  expect(performance.now() - began).toBeLessThan(10_000);
  await expect(found("a.js", `yy${" ".repeat(2_000_000)}`)).rejects.toThrow("2000002 characters");
});
