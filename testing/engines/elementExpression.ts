/** JavaScript for the element that a selector names, in which `>>>` enters a shadow root. */
export const elementExpression = (selector: string): string => {
  const steps = selector.split(">>>").map((step) => JSON.stringify(step));
  return `document.querySelector(${steps.join(").shadowRoot.querySelector(")})`;
};
