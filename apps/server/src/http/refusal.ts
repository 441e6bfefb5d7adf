import { errorCodes, errorText, type RefusalCode, type RefusalName } from '@jicai/domain/errors/error-codes.ts';
import type { FieldFault } from '@jicai/contract/wire/envelope.ts';

interface RefusalOptions {
  values?: Record<string, string | number>;
  text?: string;
  fields?: FieldFault[];
  detail?: unknown;
  keepsWrites?: boolean;
}

/** The caller asked for something that the rules forbid: answered with HTTP 200, success false and this code. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: FieldFault[] | undefined;
  /** Stands as `resultData` in the answer, such as the new preview of priceChanged. */
  readonly detail: unknown;
  /** What the call wrote is committed although it is refused: counters of failed attempts, used-up codes. */
  readonly keepsWrites: boolean;

  constructor(code: RefusalCode, options: RefusalOptions = {}) {
    super(options.text ?? options.fields?.[0]?.msg ?? errorText(code, options.values));
    this.code = code;
    this.fields = options.fields;
    this.detail = options.detail;
    this.keepsWrites = options.keepsWrites ?? false;
  }
}

/** A refusal by its name: `throw refuse.notFound()`. What each says stands in error-codes.ts. */
export const refuse = Object.fromEntries(
  Object.entries(errorCodes).map(([name, code]) => [
    name,
    (options?: RefusalOptions) => new Refusal(code as RefusalCode, options),
  ]),
) as Readonly<Record<RefusalName, (options?: RefusalOptions) => Refusal>>;

/** A field that breaks a form rule of docs/domain/validation.md §1: badInput with the text at the field. */
export const badField = (field: string, msg: string) => refuse.badInput({ fields: [{ field, msg }] });
