import { useState } from "react";
import { useStore } from "zustand/react";
import type { Doctor } from "../Doctor";
import type { Found } from "../page/PageDoctor";
import { GoTo } from "./GoTo";
import { List } from "./List";
import { plural, severityWord } from "./texts";
import { WidgetDocs } from "./WidgetDocs";

/** Number of lines shown at first, and number that each "show more" adds. */
const pageSize = 100;

/** The findings: a click on one scrolls to its element; the text says what to write. */
export function FindingsView({ doctor }: { readonly doctor: Doctor }) {
  const found = useStore(doctor.page.store, (examination) => examination.found);
  const [limit, setLimit] = useState(pageSize);

  if (!found) return <p className="calm">lendo a página…</p>;
  return (
    <>
      {found.length === 0 && <p className="calm">nada a corrigir nesta página.</p>}
      <List>
        {found.slice(0, limit).map((each) => (
          <FindingLine key={each.id} found={each} doctor={doctor} />
        ))}
      </List>
      {found.length > limit && (
        <button type="button" className="quiet-button" onClick={() => setLimit(limit + pageSize)}>
          mostrar mais ({plural(found.length - limit, ["achado", "achados"])})
        </button>
      )}
    </>
  );
}

interface LineProps {
  readonly found: Found;
  readonly doctor: Doctor;
}

function FindingLine({ found, doctor }: LineProps) {
  const { code, severity, tag, message, fix, docs, element } = found;
  const url = doctor.mistakeUrl(code);
  return (
    <li data-severity={severity}>
      <GoTo to={() => element?.deref()} spotlight={doctor.spotlight}>
        <span className="severity">{severityWord(severity)}</span> <code>{tag}</code>
        <span className="message" lang="en">
          {message}
        </span>
      </GoTo>
      <p className="fix">
        escreva <code lang="en">{fix}</code>
      </p>
      <p className="fix">
        {url === undefined ? (
          code
        ) : (
          <a href={url} target="_blank" rel="noreferrer">
            {code}
          </a>
        )}
      </p>
      <WidgetDocs tag={tag} path={docs} doctor={doctor} />
    </li>
  );
}
