import { startDoctor } from "./startDoctor";

startDoctor();
