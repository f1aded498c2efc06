import { onePerPage } from "@yy/domain/onePerPage";
import { defineWidget } from "@yy/element";
import base from "@yy/ui/base.css?inline";
import { schemas } from "@yy/widgets/schemas";
import { createDoctor, type Doctor } from "./Doctor";
import css from "./doctor.css?inline";
import { schema } from "./doctorSchema";
import { ownTag } from "./page/isOwn";
import { Panel } from "./panel/Panel";

/** Puts the doctor into the page, once for any number of its scripts; the next one opens it. */
export function startDoctor(): void {
  let isNew = false;
  const doctor = onePerPage("doctor", () => {
    isNew = true;
    return createDoctor(schemas);
  });
  if (!isNew) {
    open(doctor);
    return;
  }

  // `YY.doctor()` of the bootstrap has done its work: from now on it opens what is there.
  const api = { doctor: () => open(doctor) };
  Object.assign(
    onePerPage("pure", () => ({})),
    api,
  );
  const { YY } = globalThis as { YY?: object };
  if (YY && "scan" in YY) Object.assign(YY, api);

  if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", () => enterPage(doctor));
  else enterPage(doctor);
}

function open({ panel }: Doctor): void {
  panel.setState({ open: true });
}

function enterPage(doctor: Doctor): void {
  defineWidget({ schema, component: () => <Panel doctor={doctor} />, styles: [base, css] });
  // Beside the body, which routers put another in place of.
  document.documentElement.append(document.createElement(ownTag));
  doctor.page.start();
  // Asked for by name rather than written into the page.
  if (!document.querySelector('script[src*="yy.doctor.js"]')) open(doctor);
}
