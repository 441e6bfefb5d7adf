/** What an order line holds of the stock: 已预占, 已锁定 (paid or committed), 已出库, 已释放. The codes are the database's. */
export const reservationStates = { reserved: 10, committed: 20, shipped: 30, released: 40 } as const;
export type ReservationState = (typeof reservationStates)[keyof typeof reservationStates];

/** Reservations that still hold units of the stock. */
export const openReservationStates: readonly ReservationState[] = [
  reservationStates.reserved,
  reservationStates.committed,
];
