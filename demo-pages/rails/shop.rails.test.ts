import { describeWalk } from "../walks/describeWalk";
import { useHost } from "../walks/useHost";
import { startRailsHost } from "./testing/startRailsHost";

describeWalk(
  useHost(() => startRailsHost()),
  {
    products: 21,
    masked: {
      label: "celular ou telefone",
      typed: "11000000000",
      written: "(11) 00000-0000",
      correct: "(11) 98765-4321",
    },
  },
);
