import { errorCodes, errorText, type RefusalCode, type RefusalName } from '@jicai/domain/errors/error-codes.ts';
import type { FieldFault } from '@jicai/contract/wire/envelope.ts';

interface RefusalOptions {
  values?: Record<string, string | number>;
  text?: string;
  fields?: FieldFault[];
  detail?: unknown;
  keepsWrites?: boolean;
}

/** Thrown if the rules forbid what the caller asks for. Answered with HTTP 200, success false and this code. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: FieldFault[] | undefined;
  /** Sent as `resultData`, such as the new preview of priceChanged. */
  readonly detail: unknown;
  /** Commit what the call wrote although it is refused: counters of failed attempts, used-up codes. */
  readonly keepsWrites: boolean;

  constructor(code: RefusalCode, options: RefusalOptions = {}) {
    super(options.text ?? options.fields?.[0]?.msg ?? errorText(code, options.values));
    this.code = code;
    this.fields = options.fields;
    this.detail = options.detail;
    this.keepsWrites = options.keepsWrites ?? false;
  }
}

/** Creates a refusal by its name: `throw refuse.notFound()`. Codes and texts are in error-codes.ts. */
export const refuse = Object.fromEntries(
  Object.entries(errorCodes).map(([name, code]) => [
    name,
    (options?: RefusalOptions) => new Refusal(code as RefusalCode, options),
  ]),
) as Readonly<Record<RefusalName, (options?: RefusalOptions) => Refusal>>;

/** A field that breaks a form rule of docs/domain/validation.md §1: badInput with the text at the field. */
export const badField = (field: string, msg: string) => refuse.badInput({ fields: [{ field, msg }] });
