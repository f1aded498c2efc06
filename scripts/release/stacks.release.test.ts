import { afterAll } from "vitest";
import { describeStack } from "./testing/describeStack";
import type { Registry } from "./testing/registries";
import { bundlerWith } from "./testing/rubyStack";

const registries: Registry[] = [];
afterAll(() => Promise.all(registries.map((registry) => registry.stop())));

describeStack("Rails 7.2, by bundle add from a gem server", {
  command: ["ruby", "rails.rb"],
  isInChroot: true,
  prepare: bundlerWith(registries),
});

describeStack("Laravel, by composer require from an artifact repository", {
  command: ["php", "laravel.php"],
  isInChroot: true,
  prepare: async (_, inside) => ({
    APP_ENV: "local",
    APP_KEY: "base64:eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXl5eXk=",
    LOG_CHANNEL: "stderr",
    SESSION_DRIVER: "file",
    CACHE_STORE: "file",
    COMPOSER_HOME: `${inside}/composer`,
    COMPOSER_ALLOW_SUPERUSER: "1",
  }),
});

describeStack("Django, by pip install from a folder", {
  command: ["python3", "django.py"],
  isInChroot: true,
  prepare: async (_, inside) => ({
    PIP_NO_INDEX: "1",
    PIP_FIND_LINKS: `${inside}/pypi`,
    PIP_ROOT_USER_ACTION: "ignore",
    PIP_NO_CACHE_DIR: "1",
  }),
});
