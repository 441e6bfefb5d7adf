import { refreshSession } from './session.ts';

/** Tells the other tabs of this shop that the user has been signed out. A channel does not receive its own messages. */
const channel = new BroadcastChannel('jicai.session');

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
export const announceSessionLost = (): void => channel.postMessage('lost');

export function onSessionLostElsewhere(listen: () => void): () => void {
  channel.addEventListener('message', listen);
  return () => channel.removeEventListener('message', listen);
}

/** A page whose user another tab has signed out goes to the login page at once. */
export function watchOtherTabs(): void {
  onSessionLostElsewhere(refreshSession);
  window.addEventListener('focus', refreshSession);
}
