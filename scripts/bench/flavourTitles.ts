import type { FlavourName } from "./sizes/measureSizes";

/** How the tables name a flavour. */
export const flavourTitles: Readonly<Record<FlavourName, string>> = {
  react: "React",
  lite: "lite",
};
