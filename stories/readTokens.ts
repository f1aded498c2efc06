import tokensCss from "@yy/ui/tokens.css?raw";

/** All tokens with their values in the light theme. */
export const lightTokens = declarationsAfter(":where(:root) {");

/** All tokens with their values in the dark theme. */
export const darkTokens = new Map([
  ...lightTokens,
  ...declarationsAfter(':where(:root[data-yy-theme="dark"]) {'),
]);

function declarationsAfter(selector: string): Map<string, string> {
  const start = tokensCss.indexOf(selector);
  if (start === -1) throw new Error(`tokens.css has no rule "${selector}"`);
  const body = tokensCss.slice(start, tokensCss.indexOf("}", start));
  return new Map(
    [...body.matchAll(/(--yy-[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
}
