import { expect, it } from "vitest";
import { picture } from "../testing/pictures";
import { reportPage } from "./reportPage";

const small = picture(4, 3, [1, 2, 3]);

it("shows before, after and the difference, in one file", async () => {
  const page = await reportPage([
    { text: "modal/Open at 390 dark: <b>", before: small, after: small, marked: small },
  ]);
  expect(page.match(/src="data:image\/webp;base64,[\w+/=]+"/g)).toHaveLength(3);
  expect(page).toContain("<title>1 difference</title>");
  expect(page).toContain("modal/Open at 390 dark: &lt;b&gt;");
});

it("names a story that has no pictures", async () => {
  const page = await reportPage([{ text: "modal/Open has no pictures yet" }]);
  expect(page).toContain("modal/Open has no pictures yet");
  expect(page).not.toContain("<img");
});

it("shows a hundred and names the others", async () => {
  const many = Array.from({ length: 103 }, (_, index) => ({
    text: `story ${index}`,
    after: small,
  }));
  const page = await reportPage(many);
  expect(page.match(/<img/g)).toHaveLength(100);
  expect(page).toContain("<li>story 102</li>");
});
