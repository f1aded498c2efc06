import { ensure } from "./debian.mjs";
import { runQuietly } from "./run.mjs";

/** Gem → its Debian package. */
const packages = {
  railties: "ruby-railties",
  activerecord: "ruby-activerecord",
  "sprockets-rails": "ruby-sprockets-rails",
  turbolinks: "ruby-turbolinks",
  sqlite3: "ruby-sqlite3",
  puma: "puma",
  haml: "ruby-haml",
  "rspec-rails": "ruby-rspec-rails",
  capybara: "ruby-capybara",
  minitest: "ruby-minitest",
};

/** A Ruby script that fails when a gem is missing, or when Rails is not 6.1. */
const check = `
exit false unless ARGV.all? { |name| Gem::Specification.any? { |spec| spec.name == name } }
exit Gem::Specification.any? { |spec| spec.name == "railties" && spec.version.to_s.start_with?("6.1.") }
`;

/**
 * Finds Ruby, Rails 6.1 and the other gems that the Rails host and the gem's specs need. Installs
 * Debian's when one is missing and this is allowed.
 * @throws {RunStopped}
 */
export async function ensureRails() {
  await ensure({
    name: "Ruby with Rails 6.1",
    find: async () => {
      const { code } = await runQuietly("ruby", ["-e", check, ...Object.keys(packages)]);
      return code === 0 ? true : undefined;
    },
    packages: Object.values(packages),
    remedy: `install it (Debian 12: apt-get install ${Object.values(packages).join(" ")})`,
  });
  await ensure({
    name: "zstd",
    find: async () => ((await runQuietly("zstd", ["--version"])).code === 0 ? true : undefined),
    packages: ["zstd"],
    remedy: "install it (Debian: apt-get install zstd)",
  });
}

/**
 * Finds Bundler, with which applications install the gem.
 * @throws {RunStopped}
 */
export async function ensureBundler() {
  await ensure({
    name: "Bundler",
    find: async () => ((await runQuietly("bundle", ["--version"])).code === 0 ? true : undefined),
    packages: ["ruby-bundler", "bundler"],
    remedy: "install it (Debian: apt-get install bundler)",
  });
}
