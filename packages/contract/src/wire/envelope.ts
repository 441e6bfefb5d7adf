import type { ErrorCode } from '@jicai/domain/errors/error-codes.ts';

export interface FieldFault {
  field: string;
  msg: string;
  needCaptcha?: boolean;
}

/** The shape of every answer (docs/domain/api.md §4): errorCode is '0' on success. */
export interface Envelope<R = unknown> {
  success: boolean;
  resultData: R | null;
  errorCode: ErrorCode;
  errorMsg: string;
  errorData?: FieldFault[];
}
