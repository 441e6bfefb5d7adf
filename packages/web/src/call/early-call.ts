/** A call that the storefront's first script has sent before the code of the page was there (early-hints.ts). */
interface EarlyCall {
  path: string;
  /** The body as it was sent: another one is another call. */
  text: string;
  /** Who asked: '' for a visitor. */
  token: string;
  /** Undefined if it failed on its way. */
  answer: Promise<Response | undefined>;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall | undefined;
  }
}

/** The answer to the early call, once; undefined if there was none of this kind: then the call is sent as any other. */
export function takeEarlyAnswer(path: string, text: unknown, token: string): EarlyCall['answer'] | undefined {
  const { earlyCall } = window;
  if (earlyCall?.path !== path || earlyCall.text !== text || earlyCall.token !== token) return undefined;
  forgetEarlyCall();
  return earlyCall.answer;
}

/** What the first page has not asked for is old when a later one does. */
export function forgetEarlyCall(): void {
  window.earlyCall = undefined;
}
