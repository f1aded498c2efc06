import { defineWidget } from "@yy/element";
import { onePerPage } from "@yy/page/onePerPage";
import { apiAdditions } from "@yy/page/pageApi";
import base from "@yy/ui/base.css?inline";
import remote from "@yy/ui/remote/remote.css?inline";
import { schemas } from "@yy/widgets/schemas";
import { createDoctor, type Doctor } from "./Doctor";
import css from "./doctor.css?inline";
import { schema } from "./doctorSchema";
import { ownTag } from "./page/isOwn";
import { Panel } from "./panel/Panel";

declare module "@yy/page/onePerPage" {
  interface PageRegistry {
    doctor: Doctor;
  }
}

/**
 * Adds the doctor to the page, once even when several scripts contain it; later calls open its
 * panel.
 */
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

  // From now on `YY.doctor()` opens this doctor. The bootstrap's `YY.doctor()` would load the code
  // again.
  const api = { doctor: () => open(doctor) };
  Object.assign(apiAdditions(), api);
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
  defineWidget({ schema, component: () => <Panel doctor={doctor} />, styles: [base, remote, css] });
  // Outside the body, which Turbo and Turbolinks replace.
  document.documentElement.append(document.createElement(ownTag));
  doctor.page.start();
  // No script element names it: it was loaded by `YY.doctor()`, so open it.
  if (!document.querySelector('script[src*="yy.doctor.js"]')) open(doctor);
}
