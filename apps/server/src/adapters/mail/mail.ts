/** One mail to one address. */
export interface MailMessage {
  companyId: string;
  /** Name the mail comes from, such as the shop's; the address is the installation's. */
  fromName: string;
  to: string;
  subject: string;
  text: string;
  attachments: readonly { fileName: string; mediaType: string; bytes: Uint8Array }[];
  at: Date;
  /** The same for every try of the same mail, so that a mail server can drop the second one. */
  messageKey: string;
}

/** Sends mail; a throw means that it may be tried again. */
export interface Mail {
  send: (message: MailMessage) => Promise<void>;
}
