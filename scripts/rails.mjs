/** `npm run rails [-- --port 3999]`: installs, builds and serves the Rails host. */
import { ensureRails } from "./setup/rails.mjs";
import { serve } from "./setup/serve.mjs";

await serve({
  tasks: ["//#build"],
  prepare: ensureRails,
  command: ["ruby", "demo-pages/rails/bin/serve"],
});
