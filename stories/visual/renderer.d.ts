/** How Storybook draws HTML; it comes without types. */
declare module "@storybook/html/entry-preview" {
  export const render: unknown;
  export const renderToCanvas: unknown;
  export const parameters: object;
}
