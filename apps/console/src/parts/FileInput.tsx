import type { RefObject } from 'react';

/** Asks for one file when the button beside it presses it; the same file may be chosen again. */
export function FileInput({
  ref,
  accept,
  label,
  onChoose,
}: {
  ref: RefObject<HTMLInputElement | null>;
  /** Endings with commas between, such as ".xlsx,.csv". */
  accept: string;
  label: string;
  onChoose: (file: File) => void;
}) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      className="sr"
      tabIndex={-1}
      aria-label={label}
      onChange={(event) => {
        const file = event.target.files?.[0];
        event.target.value = '';
        if (file) onChoose(file);
      }}
    />
  );
}
