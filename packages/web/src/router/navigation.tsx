import { useCallback, useEffect, useMemo } from 'react';
import { navigate, type NavigateOptions } from './history.ts';
import { useLocation } from './visit.tsx';

/** The same function for every page, so what depends on it is not run anew at each navigation. */
export const useNavigate = () => navigate;

export function Navigate({ to, replace, state }: { to: string } & NavigateOptions) {
  useEffect(() => navigate(to, { replace, state }), [to, replace, state]);
  return null;
}

type NextParams = URLSearchParams | Record<string, string> | ((current: URLSearchParams) => URLSearchParams);

export function useSearchParams() {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams = useCallback(
    (next: NextParams, options?: NavigateOptions) => {
      const chosen = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      navigate(`?${new URLSearchParams(chosen).toString()}`, options);
    },
    [params],
  );
  return [params, setParams] as const;
}
