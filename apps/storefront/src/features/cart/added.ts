import { create } from 'zustand';

/** What was just put into the cart, and the button that did it. */
export interface Added {
  qty: number;
  unitName: string;
  /** Where the button was pressed, in the page. */
  at: { right: number; top: number };
}

const stayMs = 6000;
let timer: number | undefined;

/** Drawn by AddedNote, which loads with the first of it. */
export const useAdded = create<{ added: Added | undefined }>(() => ({ added: undefined }));

export function showAdded(line: { qty: number; unitName: string }, button: Element): void {
  const { right, top } = button.getBoundingClientRect();
  useAdded.setState({ added: { ...line, at: { right: right + window.scrollX, top: top + window.scrollY } } });
  letAddedGo();
}

export const forgetAdded = (): void => useAdded.setState({ added: undefined });

/** Who points at its link or stands on it is about to press it: it does not go away under the hand. */
export const holdAdded = (): void => window.clearTimeout(timer);

/** From now it stands for a while, then it goes. */
export function letAddedGo(): void {
  holdAdded();
  timer = window.setTimeout(forgetAdded, stayMs);
}
