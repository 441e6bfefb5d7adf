import { zCode } from '../wire/code.ts';
import { exportStates } from '@jicai/domain/people/privacy.ts';
import { zCodeSent } from './auth.ts';
import { anyCode, passwordMd5 } from '@jicai/domain/people/account-form.ts';
import { z } from 'zod';
import { command, query } from '../wire/body.ts';
import { endpoint } from '../wire/endpoint.ts';
import { zForm } from '../wire/form.ts';

const asItStands = (value: string) => value;

export const zDataExport = z.object({
  exportId: z.string(),
  /** 10 生成中 20 已生成 30 失败. */
  exportState: zCode(exportStates),
  /** Percent of the kinds of data that are written. */
  progress: z.number().int(),
  createTime: z.string(),
  /** '' until it is finished. */
  finishTime: z.string(),
  sizeBytes: z.number().int(),
  /** Good for 10 minutes; '' while it is being made, when it failed and when it has been forgotten. */
  fileUrl: z.string(),
  /** When the file is forgotten; '' until it is finished. */
  expireTime: z.string(),
});
export type DataExport = z.infer<typeof zDataExport>;

export const zCloseInfo = z.object({
  /** Where the code goes, starred: the mobile, else the mailbox; '' where the account has proved neither. */
  codeTo: z.string(),
  /** What stands in the way; the account can be closed when it is empty. */
  blockers: z.array(
    z.object({
      code: z.enum(['mobile', 'admin', 'order', 'return', 'refund', 'invoice', 'credit']),
      count: z.number().int(),
      text: z.string(),
    }),
  ),
  /** Completed orders whose time for after-sales is not over: that right is lost. */
  afterSaleOrders: z.number().int(),
});
export type CloseInfo = z.infer<typeof zCloseInfo>;

/** The rights of 个人信息保护法: a copy of one's own data, and an end of the account (docs/domain/accounts.md §6). */
export const privacy = {
  /** Has a ZIP of the caller's own data made in the background. Once an hour ('8'); '7' while one is being made. */
  '/api/Account/ExportData': endpoint({
    access: 'signedIn',
    needsOwnPassword: true,
    body: command({}),
    result: zDataExport,
    requestId: 'optional',
  }),
  /** The caller's last five exports, the newest first. */
  '/api/Account/GetExports': endpoint({
    access: 'signedIn',
    needsOwnPassword: true,
    body: query({}),
    result: z.array(zDataExport),
  }),
  '/api/Account/GetCloseInfo': endpoint({ access: 'signedIn', body: query({}), result: zCloseInfo }),
  /** Sends a code to the caller's own mobile. '8' when asked too often. */
  '/api/Account/SendCloseCode': endpoint({
    access: 'signedIn',
    needsOwnPassword: true,
    body: command({}),
    result: zCodeSent,
  }),
  /**
   * Ends the account for good: personal fields are anonymised, trade records stay as the law wants. '1' with what stands in
   * the way in `resultData`, '1008' at accountPwd, '1005' at smsCode.
   */
  '/api/Account/Close': endpoint({
    access: 'signedIn',
    needsOwnPassword: true,
    body: command({ accountPwd: zForm(passwordMd5, asItStands), smsCode: zForm(anyCode) }),
    result: z.object({}),
  }),
};
