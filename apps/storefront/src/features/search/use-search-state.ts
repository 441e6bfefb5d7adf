import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { readAddress, type SearchState, writeAddress } from './search-address.ts';

/** The address of a search. */
export const stateAddress = (state: SearchState) => `${paths.search}?${writeAddress(state)}`;

/** The search in the address; a change of it is a step to another address, so that Back undoes it. */
export function useSearchState(): SearchState {
  const [query] = useSearchParams();
  const text = query.toString();
  return useMemo(() => readAddress(new URLSearchParams(text)), [text]);
}
