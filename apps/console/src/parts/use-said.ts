import { useCallback, useState } from 'react';
import type { Said } from './SavedNote.tsx';

/** What a cell says of the change just made in it. */
export function useSaid() {
  const [said, say] = useState<Said>();
  const hush = useCallback(() => say(undefined), []);
  return { said, say, hush };
}
