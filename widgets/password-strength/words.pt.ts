import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "formulários",
  summary: "diz se a senha é boa enquanto a pessoa escreve, sem bronca.",
  attributes: {
    label: "nome do medidor, para leitores de tela.",
    words: "palavras dos níveis 0 a 4, no lugar das do produto.",
  },
  parts: {
    meter: "os cinco degraus.",
    step: "um degrau; é também `filled` até o nível da senha.",
    word: "o nível em uma palavra.",
  },
  children: { "(default)": 'o `<input type="password">` do servidor, e o rótulo dele.' },
  tokens: {
    "--yy-color-accent": "degraus de uma senha fraca.",
    "--yy-color-success": "degraus de uma forte.",
    "--yy-color-line-strong": "borda dos degraus.",
    "--yy-color-muted": "a palavra.",
  },
});
