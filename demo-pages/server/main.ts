import { startDemoServer } from "./index";

const port = Number(process.env.PORT ?? 4173);

try {
  const server = await startDemoServer({ port });
  console.log(`Demo pages: ${server.origin}`);
} catch (error) {
  console.error(`The demo pages cannot listen on port ${port}; PORT chooses another.`, error);
  process.exitCode = 1;
}
