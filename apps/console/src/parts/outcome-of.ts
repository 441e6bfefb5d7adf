import { Fault, Refusal } from '@jicai/web/call/faults.ts';

/** 'ok', or why not: of many commands in a row one that is refused, or a broken line, must not stop the rest. */
export async function outcomeOf(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return 'ok';
  } catch (error) {
    if (error instanceof Refusal || error instanceof Fault) return error.message;
    throw error;
  }
}
