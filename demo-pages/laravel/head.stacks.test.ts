import { describeHead } from "../walks/describeHead";
import { startLaravelHost } from "./testing/startLaravelHost";

describeHead(startLaravelHost);
