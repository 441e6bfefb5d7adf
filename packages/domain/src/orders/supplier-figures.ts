/** What a supplier's page tells of the shop's own orders: of how many days, and what counts as shipped quickly. */
export const figureDays = 90;
export const quickShipHours = 48;
