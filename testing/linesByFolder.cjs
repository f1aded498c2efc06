const { relative } = require("node:path");

/** A report of Istanbul's: the lines that tests ran through, of each package, of each tool and of all widgets. */
module.exports = class LinesByFolder {
  #root;

  /** @param {{ projectRoot: string }} options */
  constructor({ projectRoot }) {
    this.#root = projectRoot;
  }

  execute(context) {
    /** @type {Map<string, { covered: number; total: number }>} */
    const folders = new Map();
    context.getTree("flat").visit({
      onDetail: (node) => {
        const path = relative(this.#root, node.getFileCoverage().path);
        const folder = /^(?:widgets|[^/]+\/[^/]+)/.exec(path)?.[0] ?? path;
        const sum = folders.get(folder) ?? { covered: 0, total: 0 };
        const { covered, total } = node.getCoverageSummary().lines;
        folders.set(folder, { covered: sum.covered + covered, total: sum.total + total });
      },
    });
    for (const [folder, { covered, total }] of [...folders].sort())
      console.log(`${((100 * covered) / total).toFixed(1).padStart(6)} %  ${folder}`);
  }
};
