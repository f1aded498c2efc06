/**
 * Wraps a listener: an error that it throws is logged, and those that are called after it hear the
 * same.
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
