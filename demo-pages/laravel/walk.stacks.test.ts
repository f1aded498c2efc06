import { describeWalk } from "../walks/describeWalk";
import { useHost } from "../walks/useHost";
import { startLaravelHost } from "./testing/startLaravelHost";

describeWalk(
  useHost(() => startLaravelHost()),
  {
    products: 24,
    masked: { label: "cep", typed: "00000000", written: "00000-000", correct: "40140-110" },
  },
);
