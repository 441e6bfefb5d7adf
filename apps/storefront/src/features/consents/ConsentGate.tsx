import { useQuery } from '@tanstack/react-query';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { consentsQuery } from './consents.queries.ts';

/** Few are ever asked: the dialog comes when it is needed. */
const ConsentDialog = lazyPart(async () => (await import('./ConsentDialog.tsx')).ConsentDialog);

/** Where the agreements themselves are read; the question waits meanwhile. */
const readable: readonly string[] = [paths.agreement, paths.help, paths.login, paths.register];

/**
 * Asks a signed-in user for what he must agree to, over whatever page he is on: when he says yes he goes on where he was,
 * when he says no he is signed out.
 */
export function ConsentGate() {
  const { pathname } = useLocation();
  const { data } = useQuery(consentsQuery());
  const needed = data?.consents.filter((consent) => consent.isNeeded) ?? [];
  if (needed.length === 0 || readable.includes(pathname)) return null;
  return <ConsentDialog key={needed.map(({ version }) => version).join()} needed={needed} />;
}
