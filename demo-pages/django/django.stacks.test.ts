import { describeHost } from "../walks/describeHost";
import { startDjangoHost } from "./testing/startDjangoHost";

describeHost(startDjangoHost);
