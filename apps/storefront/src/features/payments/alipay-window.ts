const name = 'jicaiAlipay';

/** The window in which Alipay takes over. It is opened empty on the buyer's click; the form is submitted into it by its name. */
export const alipayWindow = {
  name,
  /** null when the browser forbids it; the page then offers a button. */
  open: (): Window | null => window.open('', name),
};
