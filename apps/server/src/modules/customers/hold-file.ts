import { closedCustomerText } from '@jicai/domain/people/close-customer.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { requireVersion } from '../orders/index.ts';
import { type HeldFile, lockCustomerFile } from './customer-file.store.ts';

/** Which file a command changes, and in which version it was read. */
export interface NamedFile {
  customerId: string;
  version: number | undefined;
}

/** The file's version after a command; `changeId` where it waits for a second person. */
export interface FileChanged {
  version: number;
  changeId?: string;
}

/** Holds the file of a customer company; refused as notFound for anybody else, outdated for another version. */
export async function holdCustomerFile(ctx: Ctx, { customerId, version }: NamedFile): Promise<HeldFile> {
  const file = await lockCustomerFile(ctx, customerId);
  if (!file) throw refuse.notFound();
  if (version === undefined) throw refuse.outdated();
  requireVersion(file, version);
  return file;
}

/** As {@link holdCustomerFile}, for what a closed customer has no more; refused as stateChanged for one. */
export async function holdOpenFile(ctx: Ctx, named: NamedFile): Promise<HeldFile> {
  const file = await holdCustomerFile(ctx, named);
  requireOpen(file);
  return file;
}

/** As {@link holdOpenFile}, where the rows that are changed say what was read. */
export async function lockOpenFile(ctx: Ctx, customerId: string): Promise<HeldFile> {
  const file = await lockCustomerFile(ctx, customerId);
  if (!file) throw refuse.notFound();
  requireOpen(file);
  return file;
}

function requireOpen({ closedAt }: HeldFile): void {
  if (closedAt !== null) throw refuse.stateChanged({ text: closedCustomerText });
}
