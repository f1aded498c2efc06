/**
 * The page of React components, each turned into an element by r2wc as its README shows. The
 * server's markup goes into slots.
 */
import r2wc from "@r2wc/react-to-web-component";
import { useEffect, useRef, useState } from "react";
import "../followButton/r2wc";
import page from "../../markup/listing/page.css?inline";
import dialogs from "./dialogs.css?inline";
import { goSlides, isClosed, maskedCpf, rememberClosed, timeLeft } from "./plain";

/** The page's styles do not apply in a shadow root. */
const Styles = ({ css = page }: { readonly css?: string }) => <style>{css}</style>;

function Banner({ cookie }: { readonly cookie: string }) {
  const [closed, setClosed] = useState(() => isClosed(cookie));
  const close = () => {
    rememberClosed(cookie);
    setClosed(true);
  };
  if (closed) return null;
  return (
    <div className="banner">
      <Styles />
      <slot />
      <button className="cross" type="button" aria-label="fechar" onClick={close}>
        ×
      </button>
    </div>
  );
}

function Slider({ container }: { readonly container: ShadowRoot }) {
  const go = (by: number) => {
    const row = container.host.querySelector(".slides");
    if (row) goSlides(row, by);
  };
  return (
    <>
      <Styles />
      <slot />
      <div className="arrows">
        <button className="tool" type="button" aria-label="anterior" onClick={() => go(-1)}>
          ‹
        </button>
        <button className="tool" type="button" aria-label="próximo" onClick={() => go(1)}>
          ›
        </button>
      </div>
    </>
  );
}

function Countdown({ endsAt }: { readonly endsAt: string }) {
  const [words, setWords] = useState(() => timeLeft(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setWords(timeLeft(endsAt)), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return <span>{words}</span>;
}

function Tabs({ labels }: { readonly labels: readonly string[] }) {
  const [chosen, setChosen] = useState(0);
  return (
    <div className="tabs" style={{ margin: 0 }}>
      <Styles />
      <div role="tablist" aria-label="sobre a seção">
        {labels.map((label, index) => (
          <a
            key={label}
            className={index === chosen ? "active" : ""}
            href={`#${label}`}
            role="tab"
            aria-selected={index === chosen}
            onClick={(event) => {
              event.preventDefault();
              setChosen(index);
            }}
          >
            {label}
          </a>
        ))}
      </div>
      <div role="tabpanel">
        <slot name={String(chosen)} />
      </div>
    </div>
  );
}

/** React gets no events of elements in a slot. */
function Mask({ container }: { readonly container: ShadowRoot }) {
  useEffect(() => {
    const write = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) target.value = maskedCpf(target.value);
    };
    container.addEventListener("input", write);
    return () => container.removeEventListener("input", write);
  }, [container]);
  return <slot />;
}

interface DialogProps {
  readonly container: ShadowRoot;
  readonly label: string;
  readonly look: string;
}

function Dialog({ container, label, look }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const opener = event.target instanceof Element && event.target.closest("[data-open]");
      if (!opener || opener.getAttribute("data-open") !== container.host.id) return;
      event.preventDefault();
      dialog.current?.showModal();
    };
    document.addEventListener("click", open);
    return () => document.removeEventListener("click", open);
  }, [container]);
  return (
    <dialog className={look} ref={dialog}>
      <Styles css={page + dialogs} />
      <button
        className="cross"
        type="button"
        aria-label="fechar"
        onClick={() => dialog.current?.close()}
      >
        ×
      </button>
      <h2>{label}</h2>
      <slot />
    </dialog>
  );
}

const shadow = "open";
const elements = {
  "page-banner": r2wc(Banner, { shadow, props: { cookie: "string" } }),
  "page-slider": r2wc(Slider, { shadow }),
  "page-countdown": r2wc(Countdown, { shadow, props: { endsAt: "string" } }),
  "page-tabs": r2wc(Tabs, { shadow, props: { labels: "json" } }),
  "page-mask": r2wc(Mask, { shadow }),
  "page-dialog": r2wc(Dialog, { shadow, props: { label: "string", look: "string" } }),
};
for (const [tag, element] of Object.entries(elements)) customElements.define(tag, element);
