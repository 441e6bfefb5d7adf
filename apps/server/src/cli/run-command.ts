import { inspect } from 'node:util';
import { type Config, readConfig, StartFault } from '../config.ts';
import { diskFaultLine } from '../disk-faults.ts';
import { describeFault } from '../log-faults.ts';

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a command-line tool: what it cannot do is said in one line and ends with a status other than zero. */
export async function runCommand(command: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(readConfig(), process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof StartFault ? error.message : (diskFaultLine(error) ?? tell(error))}\n`);
    process.exit(1);
  }
}

const tell = (error: unknown) => `命令没有完成：\n${inspect(describeFault(error), { depth: 4 })}`;
