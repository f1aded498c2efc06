/** `npm run create <name>`: a new widget with its tests, README, story and demo page. */
import { root } from "../repository";
import { newWidget, writeNewFiles } from "./createWidget";

const [name = "", ...rest] = process.argv.slice(2);

try {
  if (rest.length > 0) throw new Error(`one name at a time, not "${[name, ...rest].join(" ")}"`);
  const files = newWidget(name);
  writeNewFiles(root, files);
  for (const { path } of files) console.log(`wrote ${path}`);
  console.log(`
Next:
  1. Say in widgets/${name}/schema.ts what the widget takes, fires and shows.
  2. Write the component, and its tests in the words of its README.
  3. npm run generate              the tables of its README
     npm test -- widget ${name}    builds it and runs its tests: at most 8 s a flavour
     npm run storybook             its states; npm run test:visual -- ${name} --update keeps their pictures
     npm start                     its page, /widgets/${name}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
