import { useEffect, useState } from 'react';

/** The time of day in ms, drawn again every `everyMs`; null stops the clock. */
export function useNow(everyMs: number | null = 1000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (everyMs === null) return undefined;
    const timer = window.setInterval(() => setNow(Date.now()), everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return now;
}
