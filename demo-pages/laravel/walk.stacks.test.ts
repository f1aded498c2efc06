import { describeWalk } from "../walks/describeWalk";
import { useHost } from "../walks/useHost";
import { startLaravelHost } from "./testing/startLaravelHost";

describeWalk(useHost(() => startLaravelHost()));
