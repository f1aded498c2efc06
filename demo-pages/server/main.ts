import { startDemoServer } from "./index";

const server = await startDemoServer({ port: Number(process.env.PORT ?? 4173) });
console.log(`Demo pages: ${server.origin}`);
