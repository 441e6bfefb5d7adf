import { useEffect, useState } from 'react';

/** The value once it has rested for `ms`; the first one, and an empty one, at once. */
export function useDelayed(value: string, ms: number): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === rested) return undefined;
    const timer = window.setTimeout(() => setRested(value), rested && value ? ms : 0);
    return () => window.clearTimeout(timer);
  }, [value, rested, ms]);
  return rested;
}
