import { startTransition, useEffect, useState } from 'react';

/** A page that was drawn once in this tab is drawn whole: whoever steps back finds his place in it. */
let wasWhole = false;

/**
 * How many of `count` parts are drawn: `first` at once, then one more behind each frame. In one piece their layout alone would keep a
 * phone from answering for a quarter of a second.
 */
export function useSteps(count: number, first: number): number {
  const [shown, setShown] = useState(wasWhole ? count : first);
  useEffect(() => {
    wasWhole = shown >= count;
    if (wasWhole) return undefined;
    let timer = 0;
    const frame = window.requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setShown(shown + 1)));
    });
    return () => {
      window.cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [shown, count]);
  return shown;
}
