import type { IncomingHttpHeaders } from 'node:http';

/** A call as it came in. */
export interface VendorCall {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface VendorAnswer {
  status: number;
  /** Answered as JSON. */
  body?: object;
  /** Answered as a page, where there is no body. */
  html?: string;
  /** Answered as it is, where it is signed to the byte or is a file. */
  raw?: { type: string; bytes: Buffer };
  headers?: Record<string, string>;
}

/** What the vendor does to the next call instead of obeying it. */
export interface VendorFault {
  /** Its own code, such as isv.BUSINESS_LIMIT_CONTROL. */
  code?: string;
  /** Obeys, and the answer is lost on the way. */
  isLost?: boolean;
  /** Answers after `silentMs`, or a minute. */
  isSilent?: boolean;
  silentMs?: number;
  /** Answers with this status and a page of its proxy, such as 503. */
  status?: number;
  /** To every call until it is taken back, not to the next one alone. */
  stays?: boolean;
  /** Only of calls of this path. */
  path?: string;
}
