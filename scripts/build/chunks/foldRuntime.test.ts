import { expect, it } from "vitest";
import { MappedCode } from "../MappedCode";
import { foldRuntime } from "./foldRuntime";

const runtime = ["runtime.js", "var g=1;var m=(b)=>g+b,n=2;export{m as a,n as b};\n"] as const;
const library = ["library.js", 'import"./runtime.js";f();\n'] as const;
const functions = "var[esbuild$a,esbuild$b]=(()=>{var g=1;var m=(b)=>g+b,n=2;return[m,n]})()";

const fold = (texts: Map<string, string>) => {
  const files = new Map([...texts].map(([file, text]) => [file, MappedCode.of(text)]));
  const folded = foldRuntime(files, "runtime.js", "core.js");
  return Object.fromEntries([...folded].map(([file, { text }]) => [file, text]));
};

it("writes esbuild's functions into the core, from which others import them", () => {
  const files = new Map([
    runtime,
    ["core.js", 'import{a as cl,b as Ee}from"./runtime.js";var x=cl(1)+Ee;export{x};\n'],
    ["widget.js", 'import{x}from"./core.js";import{b as v}from"./runtime.js";f(x,v);\n'],
    library,
  ]);
  expect(fold(files)).toEqual({
    "core.js": `${functions},cl=esbuild$a,Ee=esbuild$b;var x=cl(1)+Ee;export{x};export{esbuild$a,esbuild$b};\n`,
    "widget.js": 'import{esbuild$b as v}from"./core.js";import{x}from"./core.js";f(x,v);\n',
    "library.js": "f();\n",
  });
});

it("writes them where they are needed when the core needs none", () => {
  const files = new Map([
    runtime,
    ["core.js", 'import"./runtime.js";var x=1;export{x};\n'],
    ["widget.js", 'import{b}from"./runtime.js";f(b);\n'],
    library,
  ]);
  expect(fold(files)).toEqual({
    "core.js": "var x=1;export{x};\n",
    "widget.js": `${functions},b=esbuild$b;f(b);\n`,
    "library.js": "f();\n",
  });
});
