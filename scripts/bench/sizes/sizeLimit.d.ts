/** Both packages' own types do not fit what their API takes: plugins are objects, and the results have sizes. */
declare module "@size-limit/file" {
  const plugins: ((...args: unknown[]) => unknown)[];
  export default plugins;
}
