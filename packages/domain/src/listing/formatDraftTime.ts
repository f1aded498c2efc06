/**
 * When a draft was written, worded to follow "um rascunho": "de hoje às 9h", "de ontem às 14h05", "de 3 de novembro às
 * 14h", with the year unless it is this year. In the visitor's time zone.
 * @param at epoch ms, as is `now`
 */
export function formatDraftTime(at: number, now: number): string {
  const then = new Date(at);
  const minutes = then.getMinutes();
  const hour = `${then.getHours()}h${minutes === 0 ? "" : String(minutes).padStart(2, "0")}`;
  return `de ${dayOf(then, new Date(now))} às ${hour}`;
}

function dayOf(then: Date, now: Date): string {
  if (isSameDay(then, now)) return "hoje";
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(then, yesterday)) return "ontem";
  const isThisYear = then.getFullYear() === now.getFullYear();
  return then.toLocaleDateString("pt-BR", {
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
