import { useWidget } from "@yy/element";
import { useLatest } from "@yy/element/react/useLatest";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useStore } from "zustand/react";
import type { Doctor } from "../Doctor";
import { EventsView } from "./EventsView";
import { FindingsView } from "./FindingsView";
import { Outline } from "./Outline";
import { corners, type View, views } from "./panelSettings";
import { TagsView } from "./TagsView";
import { cornerNames, countText, viewNames } from "./texts";

const viewOf: Readonly<Record<View, typeof FindingsView>> = {
  findings: FindingsView,
  tags: TagsView,
  events: EventsView,
};

/** The button in a corner, with the number of findings, and the panel that it opens. */
export function Panel({ doctor }: { readonly doctor: Doctor }) {
  const { panel, page, spotlight } = doctor;
  const { open, corner, view } = useStore(panel);
  const found = useStore(page.store, (examination) => examination.found);
  const badge = useRef<HTMLButtonElement>(null);
  const ShownView = viewOf[view];

  function toggle() {
    if (open) spotlight.clear();
    panel.setState({ open: !open });
  }

  function close() {
    toggle();
    badge.current?.focus();
  }

  useKeptWithin((event) => {
    if (event.key !== "Escape" || event.isComposing || !open) return;
    event.preventDefault();
    close();
  });

  const next = corners[(corners.indexOf(corner) + 1) % corners.length] ?? corner;
  return (
    <div className={`dock ${corner}`}>
      <button
        ref={badge}
        type="button"
        className="badge"
        aria-expanded={open}
        data-severity={found?.[0]?.severity}
        onClick={toggle}
      >
        <span aria-hidden="true" className="mark">
          {found ? found.length || "✓" : "…"}
        </span>
        <span className="name">doutor</span>{" "}
        <span className="count">{found ? countText(found) : "lendo a página"}</span>
      </button>
      {open && (
        <section className="panel" aria-label="doutor dos widgets">
          <div className="head">
            <Tabs view={view} choose={(chosen) => panel.setState({ view: chosen })} />
            <button
              type="button"
              className="icon"
              aria-label={`mudar para o ${cornerNames[next]}`}
              title={`mudar para o ${cornerNames[next]}`}
              onClick={() => panel.setState({ corner: next })}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 4h16v16H4zM9 15V9h6M9 9l6 6" />
              </svg>
            </button>
            <button
              type="button"
              className="icon"
              aria-label="fechar o doutor"
              title="fechar o doutor"
              onClick={close}
            >
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m6 6 12 12M18 6 6 18" />
              </svg>
            </button>
          </div>
          <div
            className="body"
            role="tabpanel"
            id="view"
            aria-labelledby={`tab-${view}`}
            tabIndex={-1}
          >
            <ShownView doctor={doctor} />
          </div>
        </section>
      )}
      <Outline spotlight={spotlight} />
    </div>
  );
}

const kept = ["keydown", "keyup", "keypress", "input", "change", "click"];

/**
 * Stops keyboard, input and click events of the panel, so that the page's shortcuts and delegated
 * listeners do not react.
 */
function useKeptWithin(pressed: (event: globalThis.KeyboardEvent) => void): void {
  const root = useWidget().element.shadowRoot;
  const latest = useLatest(pressed);
  useEffect(() => {
    const keep = (event: Event) => {
      event.stopPropagation();
      if (event.type === "keydown") latest.current(event as globalThis.KeyboardEvent);
    };
    for (const type of kept) root?.addEventListener(type, keep);
    return () => {
      for (const type of kept) root?.removeEventListener(type, keep);
    };
  }, [root, latest]);
}

interface TabsProps {
  readonly view: View;
  readonly choose: (view: View) => void;
}

function Tabs({ view, choose }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const at = views.indexOf(view);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const to = step && views[(at + step + views.length) % views.length];
    if (!to) return;
    event.preventDefault();
    choose(to);
    list.current?.querySelector<HTMLElement>(`#tab-${to}`)?.focus();
  }

  return (
    <div ref={list} className="tabs" role="tablist" aria-label="o que mostrar">
      {views.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          aria-controls="view"
          aria-selected={each === view}
          tabIndex={each === view ? 0 : -1}
          onClick={() => choose(each)}
          onKeyDown={move}
        >
          {viewNames[each]}
        </button>
      ))}
    </div>
  );
}
