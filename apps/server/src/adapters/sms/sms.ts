/** A text message to one mobile. */
export interface SmsMessage {
  companyId: string;
  mobile: string;
  text: string;
  at: Date;
}

/** Sends text messages; a throw means that the message may be tried again. */
export interface Sms {
  send: (message: SmsMessage) => Promise<void>;
}
