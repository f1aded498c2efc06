import { describeHead } from "../walks/describeHead";
import { startDjangoHost } from "./testing/startDjangoHost";

describeHead(startDjangoHost);
