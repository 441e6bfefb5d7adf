import { demoPassword } from '../src/seed/demo-people.ts';
import { md5Of } from '../src/modules/auth/index.ts';

/** What an honest caller writes into fields whose form is checked. */
const usual: readonly [RegExp, readonly string[]][] = [
  [/email$/i, ['chensiyuan@example.com']],
  [/mobile$/i, ['13800100002', '13800100099']],
  [/telephone|tel$/i, ['021-57681200']],
  [/^areaCode$/, ['310117', '310112']],
  [/zipCode/i, ['201612']],
  [/^logisticsCode$/, ['shunfeng']],
  [/^logisticsNo$/, ['SF1234567890', 'SF1234567899']],
  [/pwd$/i, [md5Of(demoPassword)]],
  [/^accountNo$/, ['buyer', 'operator', 'newcomer1', 'newcomer2']],
  [/^taxNo$/, ['91310117MA1J2K3L48', '91310000607337688B']],
  [/bankAccount|payerAccount/i, ['6222021234567890']],
  [/bankSerialNo|^voucher$/i, ['BS20261121001', 'BS20261121002', 'BS20261121003']],
  [/bankName/i, ['中国工商银行上海松江支行']],
  [/^(?:userName|contactName|receiver|payerName)$/, ['陈思远']],
  [/reasonCode/i, ['108', '101']],
  [/Url$/i, ['']],
  [/searchKey|cursor/i, ['']],
  [/^(?:regAddress|address)$/i, ['新桥镇莘砖公路518号']],
  [
    /name|title|word|text|content|reason|comment|reply|remark|note|tag|center|purchaseNo|serialNo/i,
    ['说明一二', '质量问题'],
  ],
];

/** None for a field whose form is not known here. */
export const usualTexts = (name: string): readonly string[] => usual.find(([form]) => form.test(name))?.[1] ?? [];
