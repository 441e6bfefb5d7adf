import { useMedia } from '@jicai/ui/hooks/use-media.ts';
import type { TableColumnsType } from 'antd';
import { useMemo } from 'react';

/** From which width a column shows that says `responsive`; antd's own widths. */
const widths = { lg: '(min-width: 992px)', xl: '(min-width: 1200px)', xxl: '(min-width: 1600px)' };

type Column = Pick<TableColumnsType[number], 'responsive'>;

/**
 * Whether the window has room for a column. A table of antd learns its width only once it is drawn, and then draws all rows
 * again; here it is known before.
 */
export function useRoomFor(): (column: Column) => boolean {
  const lg = useMedia(widths.lg);
  const xl = useMedia(widths.xl);
  const xxl = useMedia(widths.xxl);
  return useMemo(() => {
    const fits: Partial<Record<string, boolean>> = { lg, xl, xxl };
    return ({ responsive }) => !responsive || responsive.some((name) => fits[name]);
  }, [lg, xl, xxl]);
}
