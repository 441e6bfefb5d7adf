import { useKeptPlace } from './use-kept-place.ts';

/** Loaded by the shops that have it on. */
export function KeptPlace() {
  useKeptPlace();
  return null;
}
