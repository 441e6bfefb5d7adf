import type { SmsNotice } from '@jicai/domain/sms/sms-notices.ts';
import type { SmsProvider } from '@jicai/domain/sms/sms-services.ts';

/** A text message to one mobile. */
export interface SmsMessage {
  companyId: string;
  mobile: string;
  notice: SmsNotice;
  /** Variables of the notice's template by name. */
  variables: Readonly<Record<string, string>>;
  /** In full, as the demo shows it; a provider sends its own approved template. */
  text: string;
  at: Date;
}

/** Sends text messages; a throw means that the message may be tried again. */
export interface Sms {
  send: (message: SmsMessage) => Promise<void>;
}

/** How a template stands with the provider. */
export type TemplateState = 'approved' | 'waiting' | 'refused' | 'unknown';

export interface NoticeTemplate {
  notice: SmsNotice;
  state: TemplateState;
  /** As the provider approved it; '' for one it does not know. */
  content: string;
}

/** What a provider says of a message it took. */
export type SmsReceipt =
  /** Nothing is known yet. */
  | { state: 'sent' }
  | { state: 'delivered'; at: Date | undefined }
  /** `code` and `text` in the provider's words, or the carrier's. */
  | { state: 'failed'; code: string; text: string };

/** A connection to a provider. All throw a SmsFault. */
export interface SmsService {
  /** `messageNo`: the provider's own number, by which it is asked about. */
  send: (message: SmsMessage) => Promise<{ messageNo: string }>;
  /** By a signed question: what a stranger pushes is not believed. */
  readReceipt: (sent: { messageNo: string; mobile: string; sentAt: Date; now: Date }) => Promise<SmsReceipt>;
  /** One for each notice that the settings have a template for; a call that succeeds proves the keys. */
  readTemplates: () => Promise<NoticeTemplate[]>;
}

/** What a provider answered instead of sending, in its own words. */
export class SmsFault extends Error {}

/** Ways out of this installation for text messages. */
export interface SmsServices {
  /** Keeps messages to be read at /dev/outbox: the demo's, for shops that are connected with no provider. */
  local: Sms | undefined;
  /** Throws where the settings lack something. */
  open: (provider: SmsProvider, settings: unknown) => Promise<SmsService>;
}
