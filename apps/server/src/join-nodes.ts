import { once } from 'node:events';
import type { Config } from './config.ts';
import type { Deps } from './ctx/deps.ts';
import type { NodeLink, NodeMessage } from './ctx/node-link.ts';
import { nudge, onNudge } from './jobs/nudge.ts';
import { serve } from './serve.ts';
import { openNode } from './shop.ts';

/** What a node tells who leads it: all but the first two goes on to the other nodes. */
export type FromNode = { kind: 'hello' } | { kind: 'demoReady' } | NodeMessage;
/** What it is told. */
export type ToNode = { kind: 'start'; databaseUrl: string; place: number; isNewDemo: boolean } | NodeMessage;

const send = (message: FromNode): void => void (process.connected && process.send?.(message));

/** One of the processes behind the port (ADR 92): it learns from who leads it where the database is, and what its part is. */
export async function joinNodes(config: Config, say: (text: string) => void): Promise<void> {
  const told = once(process, 'message') as Promise<[Extract<ToNode, { kind: 'start' }>]>;
  send({ kind: 'hello' });
  const [{ databaseUrl, place, isNewDemo }] = await told;
  const hasBackground = place === 1;
  const shop = await openNode(config, databaseUrl, say);
  link(shop.deps, { place, hasBackground });
  await serve(config, shop, {
    isNewDemo,
    hasBackground,
    onListening: () => {},
    onDemoReady: () => send({ kind: 'demoReady' }),
  });
}

/** What one node decides at once holds at the others: ended sessions, limits, and work that is due now. */
function link(deps: Deps, { place, hasBackground }: { place: number; hasBackground: boolean }): void {
  const listeners: ((message: NodeMessage) => void)[] = [];
  const nodeLink: NodeLink = { place, tell: send, onTold: (listener) => void listeners.push(listener) };
  deps.link = nodeLink;
  process.on('message', (message: NodeMessage) => {
    for (const listener of listeners) listener(message);
  });
  const { recentActors } = deps;
  deps.recentActors = {
    find: recentActors.find,
    guess: recentActors.guess,
    keep: recentActors.keep,
    forget: (accountId, now) => {
      recentActors.forget(accountId, now);
      send({ kind: 'forget', accountId, atMs: now.getTime() });
    },
  };
  nodeLink.onTold((message) => {
    if (message.kind === 'forget') recentActors.forget(message.accountId, new Date(message.atMs));
    if (message.kind === 'nudge' && hasBackground) nudge();
  });
  if (!hasBackground) onNudge(() => send({ kind: 'nudge' }));
}
