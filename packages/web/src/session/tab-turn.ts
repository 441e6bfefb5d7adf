import { newRequestId } from '../call/request-id.ts';

/** Which tab shows the alert, and when it last renewed its claim: `<tab> <ms>`. */
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
 * Waits until this tab is visible and no other visible tab shows the alert. False if `isSettled` becomes true meanwhile: there
 * is nothing left to ask. A tab that is closed or hidden loses its turn within 1.5 s.
 */
export async function waitForTurn(isSettled: () => boolean): Promise<boolean> {
  for (;;) {
    if (isSettled()) return false;
    if (!document.hidden && !isTakenElsewhere()) {
      claim();
      // Two tabs may have written at the same time: the last one wins.
      await sleep(settleMs);
      if (!isTakenElsewhere()) return true;
    }
    await sleep(beatMs / 2);
  }
}

/** Keeps the turn while `ask` runs, by renewing the claim. */
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
