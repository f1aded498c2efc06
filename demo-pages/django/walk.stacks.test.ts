import { describeWalk } from "../walks/describeWalk";
import { useHost } from "../walks/useHost";
import { startDjangoHost } from "./testing/startDjangoHost";

describeWalk(
  useHost(() => startDjangoHost()),
  {
    products: 24,
    masked: { label: "cep", typed: "00000000", written: "00000-000", correct: "40140-110" },
  },
);
