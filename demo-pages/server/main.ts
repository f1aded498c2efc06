import { startDemoServer } from "./index";
import { portFrom } from "./node/portFrom";

try {
  const port = portFrom(process.argv.slice(2), process.env);
  const server = await startDemoServer({ port, doctor: true });
  console.log(`Demo pages: ${server.origin}`);
} catch (error) {
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  console.error(
    code === "EADDRINUSE"
      ? `npm start: port ${port} is taken; --port or PORT chooses another.`
      : `npm start: ${message}`,
  );
  process.exitCode = 1;
}
