import { runQuietly } from "./children.mjs";
import { canInstall, installPackages } from "./debian.mjs";
import { RunStopped } from "./RunStopped.mjs";

/** Gem → Debian's package of it. */
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

const check = `
missing = ARGV.reject { |name| Gem::Specification.any? { |spec| spec.name == name } }
abort missing.join(" ") if missing.any?
abort "railties 6.1" unless Gem::Specification.any? { |spec| spec.name == "railties" && spec.version.to_s.start_with?("6.1.") }
`;

/**
 * Finds Ruby, Rails 6.1 and what the Rails host and the gem's specs need beside it; installs Debian's when something is
 * missing and we may.
 * @throws {RunStopped} saying in one line what is missing, when it is not to be had
 */
export async function ensureRails() {
  let complaint = "";
  if ((await findMissing()) !== "" && canInstall()) {
    console.log("Installing Ruby and Rails with apt-get …");
    const failure = await installPackages(...Object.values(packages));
    complaint = failure === undefined ? "" : ` apt-get could not: ${failure}`;
  }
  const missing = await findMissing();
  if (missing !== "")
    throw new RunStopped(
      `Rails needs ${missing}: install it (Debian 12: apt-get install ${Object.values(packages).join(" ")}).${complaint}`,
    );
}

/** @returns {Promise<string>} "" when all is there */
async function findMissing() {
  const { code, errors } = await runQuietly("ruby", ["-e", check, ...Object.keys(packages)]);
  if (code === 0) return "";
  return errors.includes("ENOENT") ? "Ruby" : errors.trim();
}
