/** A fault as the log tells it. */
type Fault = {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  stack: string;
  cause?: Fault;
};

const longestStatement = 300;

/**
 * What failed and where, without the values of a statement: they are somebody's name, number or address, and a batch of
 * them fills pages.
 */
export function describeFault(error: unknown): Fault {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: (error.stack ?? '').replace(error.message, '').replace(/^.*?\n(?= {4}at )/s, ''),
    ...(error.cause instanceof Error && { cause: describeFault(error.cause) }),
  };
}

/** The library that sends a statement puts it and its values into the message. */
function withoutValues(message: string): string {
  const [statement = ''] = message.split('\nparams: ', 1);
  return message.startsWith('Failed query: ') ? statement.slice(0, longestStatement) : message;
}

/** For every logger of the server. */
export const logSerializers = { err: describeFault };
