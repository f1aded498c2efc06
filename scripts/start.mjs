/** `npm start [-- --port 3999]`: installs, builds and serves the demo pages with their live API. */
import { serve } from "./setup/serve.mjs";

await serve({
  tasks: ["//#build", "@yy/demo-pages#build"],
  command: [process.execPath, "demo-pages/dist/main.js"],
});
