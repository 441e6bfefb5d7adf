import type { ShopPermission } from './shop-permissions.ts';

/** Lists of the console that keep views, each with the permission that opens it (docs/domain/shop-users.md §11). */
export const consoleLists = {
  orders: 'ops.order.view',
  returns: 'ops.return.view',
  payments: 'ops.pay.view',
  invoices: 'ops.invoice.view',
  statements: 'ops.statement.view',
  goods: 'ops.goods.view',
  customers: 'ops.customer.view',
  suppliers: 'ops.supplier.view',
  settlements: 'ops.settle.view',
  promotions: 'ops.promotion.view',
  brands: 'ops.goods.view',
  ownGoods: 'ops.own.view',
  ownSettlements: 'ops.own.settleView',
  changes: 'ops.change.view',
  staff: 'ops.staff.view',
  log: 'ops.log.view',
} as const satisfies Record<string, ShopPermission>;
export type ConsoleList = keyof typeof consoleLists;
export const consoleListNames = Object.keys(consoleLists) as [ConsoleList, ...ConsoleList[]];

/** As many views somebody may keep of each list. */
export const mostViews = 20;

/** How somebody wants the columns of a list, by their keys: those put away, and an order of the others. */
export interface ColumnChoice {
  hidden: string[];
  order: string[];
}

/**
 * Columns as they were chosen: the first always stands first, those put away are gone, those that the choice does not name
 * (a later release brought them) come after the ones it names.
 */
export function chosenColumns<Column>(
  all: readonly Column[],
  keyOf: (column: Column) => string,
  { hidden, order }: ColumnChoice,
): Column[] {
  const [first, ...others] = all;
  if (first === undefined) return [];
  const placeOf = (column: Column) => {
    const place = order.indexOf(keyOf(column));
    return place < 0 ? order.length : place;
  };
  return [
    first,
    ...others
      .filter((column) => !hidden.includes(keyOf(column)))
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  ];
}

/**
 * The columns of one of several tables that a list shows in turn. Until somebody chooses for this one, what was chosen for
 * all of them together holds.
 */
export function columnsOfPart(choice: ColumnChoice, part: string): ColumnChoice {
  const mark = `${part}.`;
  if (!choice.order.includes(mark)) return choice;
  const own = (keys: readonly string[]) =>
    keys.filter((key) => key.startsWith(mark) && key !== mark).map((key) => key.slice(mark.length));
  return { hidden: own(choice.hidden), order: own(choice.order) };
}

/** The same choice with another one for this table; the other tables keep theirs. */
export function withColumnsOfPart(choice: ColumnChoice, part: string, next: ColumnChoice): ColumnChoice {
  const mark = `${part}.`;
  const others = (keys: readonly string[]) => keys.filter((key) => !key.startsWith(mark));
  const named = (keys: readonly string[]) => keys.map((key) => `${mark}${key}`);
  return {
    hidden: [...others(choice.hidden), ...named(next.hidden)],
    order: [...others(choice.order), mark, ...named(next.order)],
  };
}

/** What a view keeps of an address: all but the page, the open row and the view's own name; in one order, to be compared. */
export function viewQueryOf(params: URLSearchParams): string {
  const kept = [...params].filter(([name, value]) => value !== '' && !['page', 'open', 'saved'].includes(name));
  return new URLSearchParams(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))).toString();
}
