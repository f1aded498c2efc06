import { describeWalk } from "../walks/describeWalk";
import { useHost } from "../walks/useHost";
import { startDjangoHost } from "./testing/startDjangoHost";

describeWalk(useHost(() => startDjangoHost()));
