import { newRequestId } from '../call/request-id.ts';

/** Which tab asks now, and when it last said so: `<tab> <ms>`. */
const key = 'jicai.asking';
const tab = newRequestId();
const freshMs = 1500;
const beatMs = 500;
const settleMs = 60;

const sleep = (ms: number) => new Promise((resolve) => window.setTimeout(resolve, ms));
const claim = () => window.localStorage.setItem(key, `${tab} ${Date.now()}`);

function isTakenElsewhere(): boolean {
  const [owner, at] = (window.localStorage.getItem(key) ?? '').split(' ');
  return owner !== tab && Number(at) > Date.now() - freshMs;
}

/**
 * Waits until this tab is in front and no other tab in front is asking; false when `isSettled` says meanwhile that there is nothing left to ask. A tab
 * that is closed or put behind lets go within 1.5 s.
 */
export async function takeTurn(isSettled: () => boolean): Promise<boolean> {
  for (;;) {
    if (isSettled()) return false;
    if (!document.hidden && !isTakenElsewhere()) {
      claim();
      // Two tabs may have written at once: the last one stays.
      await sleep(settleMs);
      if (!isTakenElsewhere()) return true;
    }
    await sleep(beatMs / 2);
  }
}

/** Holds the turn while `ask` runs. */
export async function holdTurn<T>(ask: () => Promise<T>): Promise<T> {
  const beat = window.setInterval(() => {
    if (!document.hidden) claim();
  }, beatMs);
  try {
    return await ask();
  } finally {
    window.clearInterval(beat);
    window.localStorage.removeItem(key);
  }
}
