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
  /** Lines being returned, so that who looks something up meanwhile finds his choice again; gone once they are asked for. */
  returnGoods: ReturnGoods | null;
  /** Who is signed in, as GetUserInfo last told: for the frame, which does not ask itself. */
  accountInfos: ResultOf<'/api/Account/GetUserInfo'> | null;
}

interface ReturnGoods {
  orderNo: string;
  /** By orderItemId; `fee` in yuan as typed. */
  lines: Record<string, { isChosen: boolean; qty: number; fee: string }>;
}

const empty: LocalState = { listdata: null, plateData: [], detailsdata: null, returnGoods: null, accountInfos: null };

export const useLocalState = create<LocalState>(() => empty);

/** On logout nothing of the user stays behind; the blocks are the shop's. */
export const clearLocalState = () => useLocalState.setState(({ plateData }) => ({ ...empty, plateData }));
