/** An SVG path in a square of 100. */
export type Drawing = string;

/** What an image id's first word stands for. */
export const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.entries({
    avatar: "M50 22a17 17 0 1 1 0 34a17 17 0 1 1 0-34ZM14 104c0-26 14-40 36-40s36 14 36 40Z",
    capa: "M-60 56q28-22 55 0t55 0t55 0t55 0v60h-220Z",
    vestido: "M40 16l4 10q6 6 12 0l4-10 8 3-5 23-7 8 16 34q-22 8-44 0l16-34-7-8-5-23Z",
    bolsa: "M22 44h56l6 40H16ZM34 44q0-26 16-26t16 26h-6q0-20-10-20t-10 20Z",
    sapato: "M14 40q10 8 22 2l12 16q10 8 30 10 10 2 10 12H14Z",
    camisa: "M36 20q14 10 28 0l24 14-9 18-11-5v36H32V47l-11 5-9-18Z",
    casaco: "M36 16l14 12 14-12 20 10 6 48-12 2-6-30v42H52V34l-2-2-2 2v54H28V46l-6 30-12-2 6-48Z",
    saia: "M34 22h32v8l18 50q-34 12-68 0l18-50Z",
    calca: "M32 16h36l8 72H57l-7-46-7 46H24Z",
    oculos:
      "M10 42h32a15 15 0 0 1-30 10ZM58 42h32a15 15 0 0 1-2 10 15 15 0 0 1-28 0ZM40 44q10-6 20 0v4q-10-6-20 0Z",
    relogio:
      "M40 8h20l3 22a24 24 0 0 1 0 40l-3 22H40l-3-22a24 24 0 0 1 0-40ZM50 34a16 16 0 1 0 0 32a16 16 0 1 0 0-32ZM48 40h4v9l7 5-3 3-8-6Z",
    colar:
      "M22 18q-2 46 28 52 30-6 28-52h-5q1 40-23 46-24-6-23-46ZM50 68a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z",
  }),
);
