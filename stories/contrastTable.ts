import { type ColourPair, colourPairs, contrastRatio, minContrast } from "@yy/ui/contrast";
import { darkTokens, lightTokens } from "./readTokens";

const kinds: Readonly<Record<ColourPair["kind"], string>> = {
  text: "texto: pelo menos 4,5 (WCAG 1.4.3)",
  edge: "borda de controle ou foco: pelo menos 3 (WCAG 1.4.11)",
  decoration: "enfeite: nada a alcançar",
};

/** A table of all colour pairs in use, with their contrast in both themes. */
export function contrastTable(): string {
  const rows = colourPairs.map(
    (pair) => `<tr>
      <th scope="row"><code>${pair.ink}</code> sobre <code>${pair.ground}</code></th>
      <td>${kinds[pair.kind]}</td>
      ${cell(pair, lightTokens)}
      ${cell(pair, darkTokens)}
    </tr>`,
  );
  return `<div class="tokens">
    <h1>contraste</h1>
    <p>os pares de cores que os widgets usam, com a razão de contraste da WCAG 2.2 calculada dos valores de <code>tokens.css</code>. AAA pede 7 de um texto. com cores forçadas valem as do sistema, e quem responde por elas é quem as escolheu.</p>
    <table class="contrast">
      <thead><tr><th scope="col">par</th><th scope="col">para quê</th><th scope="col">claro</th><th scope="col">escuro</th></tr></thead>
      <tbody>${rows.join("")}</tbody>
    </table>
  </div>`;
}

function cell(pair: ColourPair, theme: ReadonlyMap<string, string>): string {
  const ink = colourOf(theme, pair.ink);
  const ground = colourOf(theme, pair.ground);
  const ratio = contrastRatio(ink, ground);
  const written = ratio.toLocaleString("pt-BR", {
    minimumFractionDigits: 1,
    // A ratio is never rounded up to a threshold that it does not reach.
    roundingMode: "floor",
    maximumFractionDigits: 1,
  });
  return `<td>${drawn(pair, ink, ground)}<span>${written}:1 <strong>${verdict(pair, ratio)}</strong></span></td>`;
}

function colourOf(theme: ReadonlyMap<string, string>, name: string): string {
  return theme.get(`--yy-color-${name}`) ?? "";
}

function drawn({ kind }: ColourPair, ink: string, ground: string): string {
  if (kind === "text")
    return `<span class="pair" style="color: ${ink}; background: ${ground}">moda</span>`;
  return `<span class="pair" style="background: ${ground}"><span class="edge" style="border-color: ${ink}"></span></span>`;
}

function verdict({ kind }: ColourPair, ratio: number): string {
  if (kind === "decoration") return "enfeite";
  if (ratio < minContrast[kind]) return "não passa";
  return kind === "text" && ratio >= 7 ? "AAA" : "AA";
}
