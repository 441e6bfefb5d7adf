import { create } from 'zustand';

export interface WantedGoods {
  productId: string;
  itemId: string;
}

/** Phones: the goods whose specification and quantity are being chosen, in the sheet that OverPages draws. */
export const useBuySheet = create<{ goods: WantedGoods | undefined }>(() => ({ goods: undefined }));

export const openBuySheet = ({ productId, itemId }: WantedGoods): void =>
  useBuySheet.setState({ goods: { productId, itemId } });

export const closeBuySheet = (): void => useBuySheet.setState({ goods: undefined });
