import { useEffect, useState } from 'react';

/** A first page has come by then, with what is seen of it at once. */
export const soonMs = 1000;
/** And with what stands below. */
export const laterMs = 3000;

/** The longest of them that has passed in this tab. */
let passedMs = 0;

/** True once the first page has stood for so long (ms): what nobody waits for loads then, and takes nothing from what is seen first. */
export function useLater(ms: number): boolean {
  const [isLater, setIsLater] = useState(passedMs >= ms);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      passedMs = Math.max(passedMs, ms);
      setIsLater(true);
    }, ms);
    return () => window.clearTimeout(timer);
  }, [ms]);
  return isLater;
}
