import { type RefObject, useEffect, useRef } from 'react';
import styles from './SavedNote.module.css';

export interface Said {
  text: string;
  undo?: (() => void) | undefined;
}

/** How long what was changed in place may be taken back where it stands. */
const undoStayMs = 10_000;
const plainStayMs = 3000;

/** In a cell after a change: that it is kept, and the way back. Spoken; it stays while somebody stands on it. */
export function SavedNote({
  said,
  back,
  isShort,
  onEnd,
}: {
  said: Said | undefined;
  /** What the way back hands the focus to. */
  back: RefObject<HTMLElement | null>;
  /** Says aloud alone that it is kept. */
  isShort?: boolean;
  onEnd: () => void;
}) {
  const note = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (!said) return undefined;
    let timer = window.setTimeout(end, said.undo ? undoStayMs : plainStayMs);
    function end() {
      if (note.current?.matches(':focus-within, :hover')) timer = window.setTimeout(end, 500);
      else onEnd();
    }
    return () => window.clearTimeout(timer);
  }, [said, onEnd]);
  return (
    <output ref={note} className={styles.note}>
      {said && (
        <>
          <span className={isShort ? 'sr' : undefined}>{said.text}</span>
          {said.undo && (
            <>
              {!isShort && ' · '}
              <button
                type="button"
                onClick={() => {
                  back.current?.focus();
                  said.undo?.();
                }}
              >
                撤销
              </button>
            </>
          )}
        </>
      )}
    </output>
  );
}
