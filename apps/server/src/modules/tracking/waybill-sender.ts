import type { WaybillParty } from '../../adapters/tracking/waybill-numbers.ts';

/** A supplier as its own page has it. */
interface Sender {
  name: string;
  contactName: string;
  telephone: string;
  areaText: string;
  address: string;
}

/** What keeps a supplier from standing on a waybill as the sender; undefined where nothing does. */
export function senderFault({ contactName, telephone, areaText, address }: Sender): string | undefined {
  const missing = [
    [contactName, '联系人'],
    [telephone, '电话'],
    [areaText, '所在地区'],
    [address, '地址'],
  ].flatMap(([value, name]) => (value === '' ? [name] : []));
  return missing.length > 0 ? `发货方没有填写${missing.join('、')}，请先补全供应商资料` : undefined;
}

/** A mobile is told as one. */
export function senderOf({ name, contactName, telephone, areaText, address }: Sender): WaybillParty {
  const isMobile = /^1\d{10}$/.test(telephone);
  return {
    name: contactName,
    mobile: isMobile ? telephone : '',
    telephone: isMobile ? '' : telephone,
    address: `${areaText} ${address}`,
    company: name,
  };
}
