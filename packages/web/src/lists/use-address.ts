import { type NavigateOptions, useSearchParams } from 'react-router';

/**
 * The query of the address, and a function that changes it. `next` gets the current query of the window: what was rendered
 * may be older, and if two filters are set quickly one after the other, the second would undo the first.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = (next: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
    setParams(next(currentParams()), options);
  return { params, change };
}

/** The query of the address, as it stands in the window now. */
export const currentParams = () => new URLSearchParams(window.location.hash.replace(/^[^?]*/, ''));
