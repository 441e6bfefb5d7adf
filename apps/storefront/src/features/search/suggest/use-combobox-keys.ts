import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type Option, steppedOption } from './suggest-options.ts';

/** The keys of the box while its panel is open. Keys that belong to a Chinese input method are left to it. */
export function useComboboxKeys(
  input: RefObject<HTMLInputElement | null>,
  panel: {
    options: readonly Option[];
    /** Of the active option, -1 for none. */
    at: number;
    onStep: (at: number) => void;
    onPick: (option: Option) => void;
    onForget: (option: Option) => void;
    onClose: () => void;
  },
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === 229) return;
    const option = panel.options[panel.at];
    const next =
      event.ctrlKey || event.metaKey || event.shiftKey
        ? undefined
        : steppedOption(panel.at, event.key, panel.options.length);
    if (event.key === 'Escape') panel.onClose();
    else if (event.key === 'Enter' && option) panel.onPick(option);
    else if (event.key === 'Delete' && option?.kind === 'recent') panel.onForget(option);
    else if (next !== undefined) panel.onStep(next);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [input]);
}
