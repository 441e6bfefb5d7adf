import type { ListExport } from '@jicai/contract/shop/exports.ops.ts';
import { runDueOnce } from '../src/worker/worker.ts';
import type { CallOptions, TestApp } from './test-app.ts';

type ExportPath =
  | '/api/OpsOrder/Export'
  | '/api/OpsGoods/Export'
  | '/api/OpsCustomer/Export'
  | '/api/OpsCheck/ExportList'
  | '/api/OpsPay/Export'
  | '/api/OpsPay/ExportRefunds'
  | '/api/OpsChannelBill/Export'
  | '/api/OpsSettle/ExportList'
  | '/api/OpsOwnSettle/ExportList'
  | '/api/OpsOwn/ExportStock'
  | '/api/OpsLog/Export';

/** Asks for the sheet of a list, lets the worker make it, and answers it as its list of exports shows it; a refusal as it came. */
export async function takeSheet(
  app: TestApp,
  path: ExportPath,
  body: object,
  call: CallOptions,
): Promise<{ success: boolean; errorCode: string; resultData: ListExport }> {
  const begun = await app.call(path, body, call);
  if (!begun.success) return begun;
  await runDueOnce(app.deps);
  return app.call('/api/OpsExport/GetModel', { data: { exportId: begun.resultData.exportId } }, call);
}
