import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

interface Point {
  x: number;
  y: number;
}

/** While the pointer moves towards the panel, a row below it is chosen only after this time. */
const patienceMs = 250;

/**
 * Lets the pointer move diagonally from a row of the menu to its panel without choosing the rows between: a row is chosen at once
 * unless the pointer moves inside the triangle between its last position and the panel's left corners.
 */
export function useMenuAim(panel: RefObject<HTMLElement | null>, choose: (id: string) => void) {
  const trail = useRef<Point[]>([]);
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const isHeadingForPanel = () => {
    const [from] = trail.current;
    const now = trail.current.at(-1);
    const box = panel.current?.getBoundingClientRect();
    if (!from || !now || !box || now.x <= from.x) return false;
    const slope = (now.y - from.y) / (now.x - from.x);
    return slope >= (box.top - from.y) / (box.left - from.x) && slope <= (box.bottom - from.y) / (box.left - from.x);
  };
  const enter = (id: string) => {
    window.clearTimeout(timer.current);
    if (isHeadingForPanel()) timer.current = window.setTimeout(() => choose(id), patienceMs);
    else choose(id);
  };
  return {
    onPointerMove: (event: PointerEvent) => {
      trail.current = [...trail.current.slice(-3), { x: event.clientX, y: event.clientY }];
    },
    onRowEnter: (event: PointerEvent, id: string) => {
      if (event.pointerType === 'mouse') enter(id);
    },
    onPanelEnter: () => window.clearTimeout(timer.current),
  };
}
