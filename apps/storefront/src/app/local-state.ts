import type { ResultOf } from '@jicai/contract/index.ts';
import type { TemplateBlock } from '@jicai/contract/shop/tenancy.ts';
import { create } from 'zustand';

/**
 * Page-to-page state of spec section 3 that stands neither in the address nor in the query cache; lost on reload. Its other slices: token is in
 * session.ts.
 */
interface LocalState {
  /** Address of the last search, so that later pages can lead back to it. */
  listdata: string | null;
  /** The blocks of the home page, of the template that is shown. */
  plateData: readonly TemplateBlock[];
  /** The item in view: the page after adding shows it at once. */
  detailsdata: ResultOf<'/api/ProductToC/GetSkuModel'> | null;
  /**
   * The lines chosen in the return form, so that they are still chosen when the user comes back from another page.
   * Cleared after the form is sent.
   */
  returnGoods: ReturnGoods | null;
  /** The signed-in user by the last GetUserInfo, for the page frame, which does not load it itself. */
  accountInfos: ResultOf<'/api/Account/GetUserInfo'> | null;
}

interface ReturnGoods {
  orderNo: string;
  /** By orderItemId; `fee` in yuan as typed. */
  lines: Record<string, { isChosen: boolean; qty: number; fee: string }>;
}

const empty: LocalState = { listdata: null, plateData: [], detailsdata: null, returnGoods: null, accountInfos: null };

export const useLocalState = create<LocalState>(() => empty);

/** Clears everything of the user at logout; the blocks belong to the shop and stay. */
export const clearLocalState = () => useLocalState.setState(({ plateData }) => ({ ...empty, plateData }));
