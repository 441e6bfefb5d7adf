import type { InvoiceTitleForm } from '@jicai/domain/invoices/invoice-title-form.ts';
import {
  changedTitleFields,
  loggedTitles,
  titleCorrected,
  titleFieldTexts,
} from '@jicai/domain/invoices/title-change.ts';
import { shopLinks } from '@jicai/domain/shop/messages.ts';
import type { SignedInCtx } from '../../ctx/ctx.ts';
import { refuse } from '../../http/refusal.ts';
import { listHoldersOf } from '../accounts/index.ts';
import { writeAudit } from '../audit/index.ts';
import { sendMessages } from '../messages/index.ts';
import { lockAndCountTitles, type NamedTitle, selectTitle, updateTitle } from './titles.store.ts';
import { checkTitle } from './titles.ts';

/**
 * An operator corrects a title of a customer, who is told; invoices that stand or wait keep the title they were asked for with
 * (docs/domain/accounts.md §15). Refused as notFound, outdated, badInput with every faulty field.
 */
export async function correctTitle(
  ctx: SignedInCtx,
  {
    version,
    reason,
    form,
    ...named
  }: NamedTitle & { version: number | undefined; reason: string; form: InvoiceTitleForm },
): Promise<{ titleId: string; version: number }> {
  const { customerId, titleId } = named;
  await lockAndCountTitles(ctx, customerId);
  const held = await selectTitle(ctx, named);
  if (!held) throw refuse.notFound();
  if (version !== held.version) throw refuse.outdated();
  const values = checkTitle(form);
  const fields = changedTitleFields(held, values);
  if (fields.length === 0) return { titleId, version };
  const newVersion = await updateTitle(ctx, { ...named, version, form: values });
  if (newVersion === undefined) throw refuse.outdated();
  const { before, after } = loggedTitles(held, values);
  const title = held.titleName;
  await writeAudit(ctx, { subject: `customer ${customerId}`, before, after: { title, ...after, reason } });
  const content = titleCorrected.text
    .replace('{name}', () => title)
    .replace('{fields}', fields.map((field) => titleFieldTexts[field]).join('、'))
    .replace('{reason}', () => reason);
  const told = await listHoldersOf(ctx, { customerId, permission: 'title.edit' });
  await sendMessages(
    ctx,
    told.map((accountId) => ({
      accountId,
      kind: titleCorrected.kind,
      title: titleCorrected.title,
      content,
      link: shopLinks.invoiceTitles,
    })),
  );
  return { titleId, version: newVersion };
}
