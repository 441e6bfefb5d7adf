import type { FieldFault } from '@jicai/contract/wire/envelope.ts';
import type { ErrorCode } from '@jicai/domain/errors/error-codes.ts';

/**
 * The server said no (success false): `code` of docs/domain/api.md §6, `message` its Chinese text, `fields` the faults
 * of a form.
 */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: readonly FieldFault[] = [],
    /** The whole answer, for the few refusals that carry more. */
    readonly answer: unknown = null,
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/**
 * The call failed on its way or the answer is broken. post() has already shown a red toast, unless `isQuiet` was set.
 */
export class Fault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Fault';
  }
}
