/** Lines of CHANGELOG.md: what page authors read, without commits and without the private packages inside. */
module.exports = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll("\n", "\n  ")}`,
  getDependencyReleaseLine: async () => "",
};
