import type { DingtalkVendor } from './dingtalk-vendor.ts';
import type { VendorAnswer } from './vendor-call.ts';

export const failed = (errcode: number, errmsg: string): VendorAnswer => ({ status: 200, body: { errcode, errmsg } });
export const ok = (told: object): VendorAnswer => ({ status: 200, body: { errcode: 0, errmsg: 'ok', ...told } });

/** How an employee is called by the organisation, which is not how he is called everywhere. */
export const useridOf = (unionId: string) => `staff-${unionId}`;

/** Those of the app's own organisation. */
export const employees = ({ people, corpId }: DingtalkVendor) =>
  people.filter((one) => (one.corpId ?? corpId) === corpId);
