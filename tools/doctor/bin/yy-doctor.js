#!/usr/bin/env node
await import("../dist/yy-doctor.js").catch((error) => {
  if (
    error?.code !== "ERR_MODULE_NOT_FOUND" ||
    !String(error.message).includes("dist/yy-doctor.js")
  )
    throw error;
  console.error("yy-doctor is not built yet: npm run build");
  process.exitCode = 2;
});
