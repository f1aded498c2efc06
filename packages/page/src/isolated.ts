/**
 * The listener, so that an error it throws is logged and keeps nothing from those that are called
 * after it.
 */
export const isolated =
  <Parameters extends unknown[]>(listener: (...parameters: Parameters) => void) =>
  (...parameters: Parameters): void => {
    try {
      listener(...parameters);
    } catch (error) {
      console.error(error);
    }
  };
