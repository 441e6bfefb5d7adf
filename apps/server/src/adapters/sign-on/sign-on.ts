import type { Directory } from '@jicai/domain/people/directory/directory.ts';
import type { SignOnFaultName, SignOnKind } from '@jicai/domain/people/sign-on.ts';
import type { ProviderSettings } from '../../provider-settings.ts';

/** One attempt to sign in; what was made up for it comes back with the answer. */
export interface SignOnAttempt {
  /** Where people come back to, as the identity system knows it. */
  callbackUrl: string;
  state: string;
  nonce: string;
  /** The secret behind the PKCE challenge. */
  verifier: string;
}

/** Somebody the identity system has proved. Mail (lower-case) and mobile only where it says that it has proved them, else ''. */
export interface ProvedPerson {
  subject: string;
  name: string;
  email: string;
  mobile: string;
}

/** What an employee is told in the app of the vendor. Texts of any length: they are cut as the vendor wants them. */
export interface VendorCard {
  title: string;
  /** Plain words; lines are divided by line feeds. */
  text: string;
  /** Where its button leads. */
  url: string;
}

/** The identity system of an enterprise. Everything throws {@link SignOnFault}, and takes ten seconds at most. */
export interface SignOnService {
  /** Where the browser goes to prove who sits before it; `isInApp`: it is that of 企业微信 itself. */
  addressOf: (attempt: SignOnAttempt, browser: { isInApp: boolean }) => Promise<string>;
  /** Takes the parameters that it sent the browser back with. */
  prove: (answer: URLSearchParams, attempt: SignOnAttempt) => Promise<ProvedPerson>;
  /** Asks for what it publishes, and says what was found. Signs nobody in. */
  check: () => Promise<string>;
  /**
   * Sends the employee of this subject a card in the vendor's app, where it has one and the settings suffice. The vendor drops
   * a card that it had before, so one that came too late may be sent again. Answers a receipt where the vendor says later only
   * whether it arrived, else ''.
   */
  sendCard?: (subject: string, card: VendorCard) => Promise<string>;
  /** Whether the card of this receipt could not be brought, as far as the vendor knows by now. */
  wasCardRefused?: (receipt: string) => Promise<boolean>;
  /** The address list of the enterprise, where the vendor has one. It may take minutes. */
  directory?: DirectoryService;
}

/** Both throw DirectoryFault (directory-calls.ts). */
export interface DirectoryService {
  /** `onRead` is told how many people have been read so far. */
  read: (onRead: (people: number) => Promise<void>) => Promise<Directory>;
  /** Of these subjects those that the vendor says are not in the enterprise; whoever it does not let the app see is not among them. */
  whoIsGone: (subjects: readonly string[]) => Promise<string[]>;
}

export interface SignOnServices {
  /** Throws where the settings cannot be used. */
  open: (kind: SignOnKind, settings: ProviderSettings) => Promise<SignOnService>;
}

/** Why nobody was proved; the message is for the log. */
export class SignOnFault extends Error {
  readonly fault: SignOnFaultName;

  constructor(fault: SignOnFaultName, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}
