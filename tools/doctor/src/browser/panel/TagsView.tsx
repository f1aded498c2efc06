import { useEffect, useRef, useState } from "react";
import type { Doctor } from "../Doctor";
import { readTags, type TagRow, type TagState } from "../tags/tagStates";
import { GoTo } from "./GoTo";
import { List } from "./List";
import { plural, stateReasons, stateWords } from "./texts";

/** The states are read at this interval, because no event is fired when a custom state changes. */
const intervalMs = 1000;
/** Number of elements of one tag that get a line each; the others are only counted. */
const maxLines = 50;

const states = Object.keys(stateWords) as TagState[];

/** The tags on the page, and the states of their elements. */
export function TagsView({ doctor }: { readonly doctor: Doctor }) {
  const rows = useTags(doctor);
  if (rows.length === 0) return <p className="calm">nenhum widget nesta página.</p>;
  return (
    <List>
      {rows.map((row) => (
        <li key={row.tag} data-severity={row.elements.has("failed") ? "error" : undefined}>
          <p className="tag">
            <code>{row.tag}</code> {summary(row)}
          </p>
          {states.map((state) => (
            <StateLines key={state} row={row} state={state} doctor={doctor} />
          ))}
          <Errors row={row} doctor={doctor} />
        </li>
      ))}
    </List>
  );
}

const summary = ({ elements }: TagRow) =>
  states
    .flatMap((state) => {
      const count = elements.get(state)?.length;
      return count ? [plural(count, stateWords[state])] : [];
    })
    .join(", ");

interface LinesProps {
  readonly row: TagRow;
  readonly state: TagState;
  readonly doctor: Doctor;
}

/** Failed elements have a line each, with the reason; elements of another state share one line. */
function StateLines({ row, state, doctor }: LinesProps) {
  const elements = row.elements.get(state) ?? [];
  if (elements.length === 0) return null;
  if (state !== "failed") return <Together elements={elements} state={state} doctor={doctor} />;
  const lines = elements.map((element) => [element, reasonOf(element, doctor)] as const);
  return <Apart lines={lines} doctor={doctor} />;
}

/** Errors of elements that have not failed as a whole, for example of a request. */
function Errors({ row, doctor }: Omit<LinesProps, "state">) {
  const lines = [...row.elements]
    .flatMap(([state, elements]) => (state === "failed" ? [] : elements))
    .flatMap((element) => {
      const error = doctor.log.errorOf(element);
      return error === undefined ? [] : [[element, error] as const];
    });
  return <Apart lines={lines} doctor={doctor} />;
}

interface ApartProps {
  readonly lines: readonly (readonly [Element, string])[];
  readonly doctor: Doctor;
}

function Apart({ lines, doctor }: ApartProps) {
  return (
    <>
      {lines.slice(0, maxLines).map(([element, error], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: elements have no name of their own
        <GoTo key={index} to={() => element} spotlight={doctor.spotlight}>
          <span className="message" lang="en">
            {error}
          </span>
        </GoTo>
      ))}
      {lines.length > maxLines && <p>e mais {lines.length - maxLines}</p>}
    </>
  );
}

interface TogetherProps {
  readonly elements: readonly Element[];
  readonly state: TagState;
  readonly doctor: Doctor;
}

/** One line for several elements: each click goes to the next of them. */
function Together({ elements, state, doctor }: TogetherProps) {
  const next = useRef(0);
  const to = () => {
    const element = elements[next.current % elements.length];
    next.current += 1;
    return element;
  };
  return (
    <GoTo to={to} spotlight={doctor.spotlight}>
      {plural(elements.length, stateWords[state])}
      {stateReasons[state] !== undefined && `: ${stateReasons[state]}`}
    </GoTo>
  );
}

function reasonOf(element: Element, { log, page }: Doctor): string {
  const findings = page.store.getState().found ?? [];
  const found = findings.find((each) => each.element?.deref() === element);
  return log.errorOf(element) ?? found?.message ?? "it failed before the doctor was here";
}

function useTags({ schemas, page }: Doctor): readonly TagRow[] {
  const [rows, setRows] = useState<readonly TagRow[]>(() => readTags(schemas));
  useEffect(() => {
    const read = () => {
      if (!document.hidden) setRows(readTags(schemas));
    };
    const timer = setInterval(read, intervalMs);
    const forget = page.store.subscribe(read);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [schemas, page]);
  return rows;
}
