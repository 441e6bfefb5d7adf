import { invoiceStates } from '@jicai/domain/invoices/invoice-states.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { type App, route } from '../../http/route.ts';
import { writeAudit } from '../audit/index.ts';
import { daysToInstants, requireVersion } from '../orders/index.ts';
import { attachFiles, formatsOf, matchFiles } from './attach-files.ts';
import { requireStillFree } from './require-still-free.ts';
import type { Invoice } from './invoices.store.ts';
import { toState } from './invoices.wire.ts';
import { recordIssued, sendToPlatform } from './issue-invoice.ts';
import { lockInvoice, moveInvoice } from './move-invoice.ts';
import { readInvoice, readInvoices } from './read-invoices.ts';
import { applyRed } from './red-letter.ts';

/** The operator's side of invoices (docs/domain/api.md §7). */
export function invoicesOpsRoutes(app: App): void {
  route(app, '/api/OpsInvoice/GetPage', async (ctx, { reqData, searchKey, pageIndex = 1, pageSize }) => {
    const { invoiceStates: states, invoiceKind: kind, needsRed } = reqData;
    const filter = { states, kind, needsRed, searchKey, ...daysToInstants(reqData) };
    return readInvoices(ctx, filter, { pageIndex, pageSize });
  });

  route(app, '/api/OpsInvoice/GetModel', async (ctx, { data }) => ({
    resultData: await readInvoice(ctx, { reqNo: data.invoiceReqNo }),
  }));

  route(app, '/api/OpsInvoice/Issue', async (ctx, { data }) =>
    commanded(ctx, data, (invoice) => sendToPlatform(ctx, invoice)),
  );

  route(app, '/api/OpsInvoice/MarkIssued', async (ctx, { data }) =>
    commanded(ctx, data, async (invoice) => {
      if (invoice.state === invoiceStates.failed) await requireStillFree(ctx, invoice);
      const issuing =
        invoice.state === invoiceStates.issuing
          ? invoice
          : await moveInvoice(ctx, invoice, { event: 'issue', toState: invoiceStates.issuing });
      const issued = await recordIssued(ctx, issuing, {
        invoiceNo: data.invoiceNo,
        issuedAt: ctx.now,
        pdf: undefined,
      });
      return data.fileUrls?.length ? attachFiles(ctx, issued, { urls: data.fileUrls, isNew: true }) : issued;
    }),
  );

  route(app, '/api/OpsInvoice/GetFileMatches', async (ctx, { data }) => ({
    resultData: await matchFiles(ctx, data.names),
  }));

  route(app, '/api/OpsInvoice/AttachFiles', async (ctx, { data }) =>
    commanded(ctx, data, (invoice) => attachFiles(ctx, invoice, { urls: data.fileUrls })),
  );

  route(app, '/api/OpsInvoice/ApplyRed', async (ctx, { data }) =>
    commanded(ctx, data, (invoice) => applyRed(ctx, invoice, data)),
  );
}

/** Runs a command on a locked invoice: checks the version that the operator read, and writes an audit row. */
async function commanded(
  ctx: Ctx,
  data: { invoiceReqNo: string; version?: number | undefined },
  act: (invoice: Invoice) => Promise<Invoice>,
) {
  const invoice = await lockInvoice(ctx, { reqNo: data.invoiceReqNo });
  requireVersion(invoice, data.version);
  const moved = await act(invoice);
  await writeAudit(ctx, {
    subject: `invoice ${invoice.reqNo}`,
    before: { state: invoice.state, invoiceFiles: formatsOf(invoice) },
    after: { state: moved.state, invoiceNo: moved.invoiceNo, invoiceFiles: formatsOf(moved) },
  });
  return { resultData: toState(moved) };
}
