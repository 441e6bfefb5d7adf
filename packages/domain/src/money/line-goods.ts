/** Price times quantity in fen, in bigint as all products (docs/domain/money.md §1). By itself: of money.ts the cart needs no more. */
export const lineGoodsFen = (priceFen: number, qty: number): number => Number(BigInt(priceFen) * BigInt(qty));
