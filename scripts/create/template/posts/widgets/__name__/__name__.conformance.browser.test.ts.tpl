import { describeWidget } from "@yy/testing";
import { example } from "./example";
import { schema } from "./schema";

describeWidget({ schema, example });
