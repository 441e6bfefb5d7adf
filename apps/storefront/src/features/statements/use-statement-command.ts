import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { useState } from 'react';
import { Refusal } from '@jicai/web/call/faults.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';

/**
 * A command about statements with what the shop said against it. `run` answers whether it was carried out.
 */
export function useStatementCommand<A>(send: (command: A, requestId: string) => Promise<unknown>) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const write = useWriteOnce(send);
  return {
    isBusy,
    refusal,
    async run(command: A): Promise<boolean> {
      setIsBusy(true);
      setRefusal('');
      try {
        await write(command);
        return true;
      } catch (error) {
        if (error instanceof Refusal && error.code !== errorCodes.signedOut) setRefusal(error.message);
        return false;
      } finally {
        setIsBusy(false);
      }
    },
  };
}
