import { readFileSync } from "node:fs";

/** Budgets of the files that pages share (`npm run bench -- size`); `core` is the renderer, the bridge and the element layer. */
const flavours = [
  { title: "React", folder: "../dist", core: "66 kB" },
  { title: "lite", folder: "../dist/lite", core: "15 kB" },
];

export default flavours.flatMap(({ title, folder, core }) => {
  const preloads = readFileSync(new URL(`${folder}/preload.json`, import.meta.url), "utf8");
  const files = Object.values(JSON.parse(preloads)).flat();
  const shared = (name) => `${folder}/${files.find((file) => file.startsWith(`chunks/${name}-`))}`;
  return [
    { name: `${title}: \`yy.js\``, path: `${folder}/yy.js`, limit: "2.5 kB" },
    { name: `${title}: core`, path: shared("core"), limit: core },
    { name: `${title}: requests`, path: shared("requests") },
    { name: `${title}: forms`, path: shared("forms") },
    { name: `${title}: parts`, path: shared("parts") },
  ];
});
