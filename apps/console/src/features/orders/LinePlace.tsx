import { longestPlace } from '@jicai/domain/goods/shelf-place.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { useSetPlace } from '../stock/index.ts';
import type { OrderLine } from './orders.queries.ts';
import styles from './LinePlace.module.css';

/** 库位 of a line's goods, written in its place: Enter saves, Esc lets it be. */
export function LinePlace({ line: { itemId, itemName, shelf } }: { line: OrderLine }) {
  const mayEdit = useMay()('ops.stock.place');
  const [text, setText] = useState<string>();
  const setPlace = useSetPlace();
  const saving = useMutation({
    mutationFn: (place: string) => setPlace({ itemId, place, version: shelf.version }),
    onSuccess: () => setText(undefined),
  });
  const save = () => {
    const place = text?.trim() ?? '';
    if (place === shelf.place) setText(undefined);
    else saving.mutate(place);
  };
  if (text !== undefined)
    return (
      <input
        className={styles.input}
        aria-label={`${itemName} 库位`}
        value={text}
        maxLength={longestPlace}
        ref={focus}
        disabled={saving.isPending}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
          if (event.key === 'Escape') setText(undefined);
        }}
      />
    );
  const shown = shelf.place ? `库位 ${shelf.place}` : '库位 未填';
  if (!mayEdit) return shelf.place ? <small>{shown}</small> : null;
  return (
    <button
      type="button"
      className={styles.place}
      aria-label={`修改 ${itemName} 的库位`}
      onClick={() => setText(shelf.place)}
    >
      {shown}
    </button>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();
