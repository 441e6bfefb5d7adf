import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { writeAudit } from '../audit/index.ts';
import { type FileLink, linkFiles } from '../files/index.ts';
import { selectRegistration } from './registrations.store.ts';

/** The whole mobile, mailbox and bank account of an applicant; who looked is on record (docs/domain/api.md §7). Refused as notFound */
export async function revealContact(ctx: SignedInCtx, registrationId: string) {
  const row = await selectRegistration(ctx, registrationId);
  if (!row) throw refuse.notFound();
  const { mobile, email, bankAccount } = row;
  await writeAudit(ctx, { subject: `register ${row.id}`, before: null, after: { viewed: 'contact' } });
  return { mobile, email, bankAccount };
}

/** A link to an applicant's licence; who looked is on record. Refused as notFound */
export async function revealLicense(ctx: SignedInCtx, registrationId: string): Promise<FileLink> {
  const row = await selectRegistration(ctx, registrationId);
  const link = row && (await linkFiles(ctx, [row.licenseFileId])).get(row.licenseFileId);
  if (!row || !link) throw refuse.notFound();
  const after = { viewed: 'license', fileId: link.fileId };
  await writeAudit(ctx, { subject: `register ${row.id}`, before: null, after });
  return link;
}
