import type { DemoState, Message } from "../../fixtures/types";
import { inboxCounters } from "./inbox";

const types: readonly (readonly [type: string, label: string])[] = [
  ["", "tudo"],
  ["default", "avisos"],
  ["chat", "conversas"],
  ["offer", "ofertas"],
];

/** The types of an inbox, as its tabs and its list of types show them, with their unread counters. */
export function inboxView(state: DemoState, userId: number, chosen: string): object {
  const counters: Readonly<Record<string, number | boolean>> = { ...inboxCounters(state, userId) };
  return {
    inboxType: chosen,
    inboxTypes: types.map(([type, label]) => {
      const counter = `${type === "" ? "total" : type}_unread`;
      return {
        type,
        label,
        counter,
        unread: counters[counter] || "",
        href: type === "" ? "/perfil/mensagens" : `/perfil/mensagens?type=${type}`,
        isChosen: type === chosen,
      };
    }),
  };
}

/** A message as its own page shows it. */
export function messageView(message: Message): object {
  const { id, type, sentAt } = message;
  return {
    ...message,
    href: `/perfil/mensagens/${encodeURIComponent(id)}`,
    isChat: type === "chat",
    sentAtText: new Date(sentAt).toLocaleDateString("pt-BR", { day: "numeric", month: "long" }),
  };
}
