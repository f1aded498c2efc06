/**
 * The demo of `npm run dev`, which restarts it after each change of its sources. The parent process
 * sends all other changes.
 */
import { startDemoServer } from "../../index";
import { portFrom } from "../portFrom";
import { type Change, LiveReload } from "./LiveReload";

const liveReload = new LiveReload();
process.on("message", (change) => liveReload.tell(change as Change));
process.on("disconnect", () => process.exit());

try {
  const { origin } = await startDemoServer({
    port: portFrom(process.argv.slice(2), process.env),
    ...(process.env.YY_DIST ? { distDir: process.env.YY_DIST } : {}),
    doctor: true,
    before: liveReload.routes(),
  });
  process.send?.(origin);
} catch (error) {
  console.error(`npm run dev: ${(error as Error).message}`);
  process.exit(1);
}
