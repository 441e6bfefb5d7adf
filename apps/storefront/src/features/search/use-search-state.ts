import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { changed, readAddress, type SearchState, writeAddress } from './search-address.ts';

/** The address of a search. */
export const stateAddress = (state: SearchState) => `${paths.search}?${writeAddress(state)}`;

/** The search in the address; `change` goes to the changed one, so that Back undoes it. */
export function useSearchState(): { state: SearchState; change: (change: Partial<SearchState>) => void } {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const text = query.toString();
  const state = useMemo(() => readAddress(new URLSearchParams(text)), [text]);
  return { state, change: (change) => void navigate(stateAddress(changed(state, change))) };
}
