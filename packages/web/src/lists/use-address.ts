import { type NavigateOptions, useSearchParams } from 'react-router';

/**
 * The query of the address, and a way to change it. A change begins from the query as it stands, which it is given: what is drawn may be a step behind
 * it, so that of two filters set in quick succession the second would undo the first.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const change = (next: (standing: URLSearchParams) => URLSearchParams, options?: NavigateOptions) =>
    setParams(next(standingParams()), options);
  return { params, change };
}

const standingParams = () => new URLSearchParams(window.location.hash.replace(/^[^?]*/, ''));
