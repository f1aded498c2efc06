import type { FormMeasurements } from "../forms/measureForms";
import { milliseconds, ratio } from "./numbers";
import { table } from "./table";
import type { Verdict } from "./verdict";

/** In ms, and in times the plain field. */
const limits = { validation: 8, mask: 2 };

export function formBudgets({ forms, masks }: FormMeasurements): readonly Verdict[] {
  const plain = masks.get("plain")?.median ?? Number.NaN;
  return [
    ...forms.flatMap(({ contender, validation, slowest }) =>
      validation && slowest !== undefined
        ? [
            {
              what: `${contender.name}: a keystroke in a form of 200 fields is validated`,
              budget: `within ${limits.validation} ms`,
              measured: `${milliseconds(validation.median)}, ${milliseconds(slowest)} at worst`,
              holds: slowest <= limits.validation,
            },
          ]
        : [],
    ),
    ...(["react", "lite"] as const).map((id) => {
      const masked = masks.get(id)?.median ?? Number.NaN;
      return {
        what: `yy-mask, ${id === "react" ? "React" : "lite"}: a keystroke in a phone field`,
        budget: `at most ${limits.mask} × the plain field's`,
        measured: `${milliseconds(masked)} against ${milliseconds(plain)}: ${ratio(masked, plain)} ×`,
        holds: masked <= limits.mask * plain,
      };
    }),
  ];
}

/** What one keystroke costs the main thread, by who validates. */
export function formTable({ forms }: FormMeasurements): string {
  const reference = forms[0]?.thread.median ?? Number.NaN;
  const rows = forms.map(({ contender, thread, validation }) => [
    contender.name,
    `${milliseconds(thread.median)} (${ratio(thread.median, reference)} ×)`,
    validation ? milliseconds(validation.median) : "–",
  ]);
  return table(["validated by", "main thread a keystroke", "from `input` to the verdict"], rows);
}
