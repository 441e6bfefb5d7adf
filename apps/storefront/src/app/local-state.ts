import { create } from 'zustand';

/** Page-to-page state of spec section 3 that is neither in the address nor in the query cache; lost on reload. */
interface LocalState {
  /** The last search, so that the product page can lead back to it. */
  listdata: unknown;
  /** The item in view. */
  detailsdata: unknown;
  /** Blocks of the home page. */
  plateData: unknown;
  /** Lines being returned. */
  returnGoods: unknown;
  /** Answer of Account/GetUserInfo. */
  accountInfos: unknown;
}

const empty: LocalState = {
  listdata: null,
  detailsdata: null,
  plateData: null,
  returnGoods: null,
  accountInfos: null,
};

export const useLocalState = create<LocalState>(() => empty);

/** On logout nothing of the user stays behind. */
export const clearLocalState = () => useLocalState.setState(empty);
