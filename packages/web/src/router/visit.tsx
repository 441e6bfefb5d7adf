import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useState } from 'react';
import { listen, type Location, NavigationType, readLocation, type Visit } from './history.ts';

const VisitContext = createContext<Visit | null>(null);

export function HashRouter({ children }: { children?: ReactNode }) {
  const [visit, setVisit] = useState<Visit>(() => ({ location: readLocation(), type: NavigationType.Pop }));
  useLayoutEffect(() => listen((next) => startTransition(() => setVisit(next))), []);
  return <VisitContext value={visit}>{children}</VisitContext>;
}

function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('outside of <HashRouter>');
  return visit;
}

export const useLocation = (): Location => useVisit().location;
export const useNavigationType = () => useVisit().type;
