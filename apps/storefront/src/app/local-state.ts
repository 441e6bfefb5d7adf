import type { ResultOf } from '@jicai/contract/index.ts';
import { create } from 'zustand';

/**
 * Page-to-page state of spec section 3 that stands neither in the address nor in the query cache; lost on reload. Its other slices: token is in
 * session.ts, plateData (the blocks of the home page) in template.ts as tempData.modelContent.
 */
interface LocalState {
  /** Address of the last search, so that later pages can lead back to it. */
  listdata: string | null;
  /** The item in view. */
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

const empty: LocalState = { listdata: null, detailsdata: null, returnGoods: null, accountInfos: null };

export const useLocalState = create<LocalState>(() => empty);

/** On logout nothing of the user stays behind. */
export const clearLocalState = () => useLocalState.setState(empty);
