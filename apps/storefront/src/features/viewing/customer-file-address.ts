/** The file of the customer in the console, from where the operator came. */
export const customerFileAddress = (customerId: string): string =>
  customerId ? `/console/#/customers/${customerId}` : '/console/';
