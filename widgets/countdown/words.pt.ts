import { portuguese } from "@yy/element/config/portuguese";
import { schema } from "./schema";

export const words = portuguese(schema, {
  family: "compras",
  summary:
    "diz quanto falta para alguma coisa acabar: em dias, em horas e, no fim, em minutos e segundos.",
  attributes: {
    endsAt: "o fim: ISO 8601 com fuso (ou `Z`), ou milissegundos desde 1970.",
    serverNow:
      "a hora do servidor quando escreveu a página, no mesmo formato; corrige um relógio errado de quem visita.",
    redirectUrl: "para onde ir no fim; desta origem, ou de uma que a página permite.",
    alertText: "mensagem mostrada no fim, como um alerta do `yy-flash`.",
    notify: "o mesmo; onde os dois estão escritos, vale este.",
    daysText: "o tempo que falta, enquanto são dias.",
    daysOneText: "o mesmo, para um dia.",
    hoursText: "o tempo que falta, enquanto são horas.",
    hoursOneText: "o mesmo, para uma hora.",
    dayLeftText: "anunciado, e não mostrado, quando falta um dia.",
    hourLeftText: "anunciado quando falta uma hora.",
    minutesLeftText: "anunciado quando faltam dez minutos.",
    minuteLeftText: "anunciado quando falta um minuto.",
    endedText: "anunciado no fim.",
  },
  events: {
    "yy:countdown-finished": "o fim chegou; uma vez para cada elemento e cada fim.",
    "yy:before-countdown-redirect":
      "antes de sair da página para `data-redirect-url`; quem cancela o evento fica na página.",
  },
  parts: { time: "o tempo que falta." },
  children: { "(default)": "o fim em palavras, para antes do script e para quem está sem ele." },
});
