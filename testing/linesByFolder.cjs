const { relative } = require("node:path");

/**
 * @typedef {{ covered: number; total: number }} Lines
 * @typedef {{ getFileCoverage(): { path: string }; getCoverageSummary(): { lines: Lines } }} FileNode
 * @typedef {{ getTree(name: "flat"): { visit(visitor: { onDetail(file: FileNode): void }): void } }} Context
 */

/** A report of Istanbul's: the lines that tests ran through, of each package, of each tool and of all widgets. */
module.exports = class LinesByFolder {
  #root;

  /** @param {{ projectRoot: string }} options */
  constructor({ projectRoot }) {
    this.#root = projectRoot;
  }

  /** @param {Context} context */
  execute(context) {
    /** @type {Map<string, Lines>} */
    const folders = new Map();
    context.getTree("flat").visit({
      onDetail: (file) => {
        const path = relative(this.#root, file.getFileCoverage().path);
        const folder = /^(?:widgets|[^/]+\/[^/]+)/.exec(path)?.[0] ?? path;
        const sum = folders.get(folder) ?? { covered: 0, total: 0 };
        const { covered, total } = file.getCoverageSummary().lines;
        folders.set(folder, { covered: sum.covered + covered, total: sum.total + total });
      },
    });
    for (const [folder, { covered, total }] of [...folders].sort())
      console.log(`${((100 * covered) / total).toFixed(1).padStart(6)} %  ${folder}`);
  }
};
