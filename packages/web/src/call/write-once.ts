import { useRef } from 'react';
import { Refusal } from './faults.ts';
import { newRequestId } from './request-id.ts';

const listeners = new Set<() => void>();

/** Hears of every write that was done; returns what ends it. */
export function onWritten(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sends a write command under one requestId until its answer is known (docs/domain/decisions.md §7): the same command
 * repeated after a time-out or a broken line carries the same id, so the server answers from its store instead of doing
 * it twice. After an answer, even a refusal, the next command gets a new id.
 */
export function useWriteOnce<A, R>(send: (command: A, requestId: string) => Promise<R>): (command: A) => Promise<R> {
  const ids = useRef(new Map<string, string>());
  return async (command) => {
    const key = JSON.stringify(command);
    const requestId = ids.current.get(key) ?? newRequestId();
    ids.current.set(key, requestId);
    try {
      const answer = await send(command, requestId);
      ids.current.delete(key);
      for (const listener of listeners) listener();
      return answer;
    } catch (error) {
      if (error instanceof Refusal) ids.current.delete(key);
      throw error;
    }
  };
}
