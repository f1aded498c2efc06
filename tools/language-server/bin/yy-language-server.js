#!/usr/bin/env node
await import("../dist/yy-language-server.js").catch((error) => {
  if (
    error?.code !== "ERR_MODULE_NOT_FOUND" ||
    !String(error.message).includes("dist/yy-language-server.js")
  )
    throw error;
  console.error("yy-language-server is not built yet: npm run build");
  process.exitCode = 2;
});
