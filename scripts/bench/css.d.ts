declare module "*.css?inline" {
  const text: string;
  export default text;
}

/** Goes into a stylesheet beside the script. */
declare module "*.css";
