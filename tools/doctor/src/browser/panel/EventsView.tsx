import { useState } from "react";
import { useStore } from "zustand/react";
import type { Doctor } from "../Doctor";
import { GoTo } from "./GoTo";
import { List } from "./List";

/** The recorded `yy:` events, newest first, with a filter. */
export function EventsView({ doctor }: { readonly doctor: Doctor }) {
  const { log } = doctor;
  const { events, paused } = useStore(log.store);
  const [filter, setFilter] = useState("");
  const wanted = filter.trim().toLowerCase();
  const shown = events
    .filter(({ name, tag }) => `${name} ${tag}`.toLowerCase().includes(wanted))
    .reverse();

  return (
    <>
      <div className="tools">
        <input
          type="search"
          aria-label="filtrar por nome ou tag"
          placeholder="filtrar"
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
        <button
          type="button"
          className="quiet-button"
          aria-pressed={paused}
          onClick={() => log.pause(!paused)}
        >
          pausar
        </button>
        <button type="button" className="quiet-button" onClick={() => log.clear()}>
          limpar
        </button>
      </div>
      {shown.length === 0 && (
        <p className="calm">{events.length === 0 ? "nenhum evento ainda." : "nenhum assim."}</p>
      )}
      <List>
        {shown.map(({ id, at, name, tag, detail, element }) => (
          <li key={id} data-severity={name === "yy:error" ? "error" : undefined}>
            <GoTo to={() => element.deref()} spotlight={doctor.spotlight}>
              <time>{at}</time> <strong>{name}</strong> <code>{tag}</code>
            </GoTo>
            <p className="fix">
              <code lang="en">{detail}</code>
            </p>
          </li>
        ))}
      </List>
    </>
  );
}
