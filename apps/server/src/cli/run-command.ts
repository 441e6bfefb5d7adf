import { type Config, readConfig, StartFault } from '../config.ts';

export const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs a command-line tool: what it cannot do is said in one line and ends with a status other than zero. */
export async function runCommand(command: (config: Config, args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(readConfig(), process.argv.slice(2));
    process.exit(0);
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
