// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { spokenWords } from "./spokenWords";

function elementOf(html: string): Element {
  const template = document.createElement("template");
  template.innerHTML = html;
  const element = template.content.firstElementChild;
  if (!element) throw new Error(`no element in ${html}`);
  return element;
}

const icon = '<svg viewBox="0 0 24 24"><title>ícone do WhatsApp</title><path d="M0 0h9v9z"/></svg>';

it.each([
  ["a drawing with a title", `<a>${icon} falar com o João</a>`],
  ["a drawing that is named", '<a><svg role="img" aria-label="balão"></svg>falar com o João</a>'],
  ["a ligature", '<a><i aria-hidden="true">chat_bubble</i>falar com o João</a>'],
  ["the fallback of an icon", "<a><yy-icon><i>balão</i></yy-icon> falar com o João</a>"],
  ["hidden words", "<a>falar com o João<span hidden>, de férias</span></a>"],
  ["what find-in-page finds", '<a>falar com o João<i hidden="until-found">, de férias</i></a>'],
  ["what a script has hidden", '<a>falar com <i style="display: none">a equipe</i>o João</a>'],
  ["what is invisible", '<a>falar com <i style="visibility: hidden">a equipe</i>o João</a>'],
  ["no text", "<a>falar com o João<script>1</script><style>i {}</style><!-- férias --></a>"],
  ["a template", "<a>falar com o João<template>{nome}</template><noscript>!</noscript></a>"],
])("leaves out %s", (_, html) => {
  expect(spokenWords(elementOf(html))).toBe("falar com o João");
});

it.each([
  ["words for screen readers", '<a>falar com <b class="sr-only">o João</b></a>'],
  ["a name of its own", `<a aria-label="falar com o João">${icon} chat</a>`],
  ["a name inside", '<a>falar com <b aria-label="o João">J.</b></a>'],
  ["text where a name is blank", '<a aria-label=" ">falar com o João</a>'],
  ["two lines as two words", "<a>falar com<br>o João</a>"],
  ["two blocks as two words", "<a><div>falar com</div><div>o João</div></a>"],
  ["the parts of a word as one", "<a>falar com o Jo<mark>ão</mark></a>"],
  ["an element that is hidden itself", "<p hidden>falar com o João</p>"],
])("reads %s", (_, html) => {
  expect(spokenWords(elementOf(html))).toBe("falar com o João");
});

it("leaves out what the caller names", () => {
  const label = elementOf("<label>cor <select><option>azul</option></select></label>");
  expect(spokenWords(label, "select")).toBe("cor");
});

it("reads a form whose fields are called like its properties", () => {
  const form = elementOf("<form><i>sair</i><input name=childNodes><input name=matches></form>");
  expect(spokenWords(form)).toBe("sair");
});
