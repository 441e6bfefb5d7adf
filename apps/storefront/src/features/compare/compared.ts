import { siteHost } from '@jicai/web/call/site-host.ts';
import { create } from 'zustand';

/** Goods that were put aside to be compared. */
export interface Compared {
  itemId: string;
  itemName: string;
  imgUrl: string;
}

export const mostCompared = 4;
const storageKey = `jicai.compared.${siteHost}`;

/** Of this tab of the browser. */
export const useCompared = create<{ goods: readonly Compared[] }>(() => ({ goods: readStored() }));

/** Adds the goods or takes them away again; false where there is no room for more. */
export function toggleCompared({ itemId, itemName, imgUrl }: Compared): boolean {
  const { goods } = useCompared.getState();
  const others = goods.filter((one) => one.itemId !== itemId);
  if (others.length === goods.length && goods.length >= mostCompared) return false;
  keep(others.length < goods.length ? others : [...goods, { itemId, itemName, imgUrl }]);
  return true;
}

export const forgetCompared = (): void => keep([]);

function keep(goods: readonly Compared[]): void {
  useCompared.setState({ goods });
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(goods));
  } catch {
    // A full or forbidden storage only forgets them.
  }
}

function readStored(): Compared[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? (stored as Compared[]).filter(({ itemId }) => /^\d+$/.test(itemId)) : [];
  } catch {
    return [];
  }
}
