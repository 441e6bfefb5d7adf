import { accountNo, mobile, personName } from '@jicai/domain/people/account-form.ts';
import { creditCode } from '@jicai/domain/people/credit-code.ts';
import { enterpriseName, tidyCreditCode } from '@jicai/domain/people/enterprise-form.ts';
import { tidyText } from '@jicai/domain/forms/text.ts';
import { defaultTerm } from '@jicai/domain/statements/payment-terms.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { hashPassword } from '@jicai/web/session/hash-password.ts';
import { firstPassword } from '@jicai/web/sign-in/first-password.ts';
import { type GivenPassword, GivenPasswordDialog } from '@jicai/web/sign-in/GivenPasswordDialog.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { customerPath } from '../../app/paths.ts';
import { refreshCustomers } from './customers.queries.ts';

interface Company {
  customerName: string;
  taxNo: string;
  contactName: string;
  mobile: string;
  accountNo: string;
}
const empty: Company = { customerName: '', taxNo: '', contactName: '', mobile: '', accountNo: '' };

const tidied = (values: Company): Company => ({
  customerName: tidyText(values.customerName),
  taxNo: tidyCreditCode(values.taxNo),
  contactName: tidyText(values.contactName),
  mobile: values.mobile.trim(),
  accountNo: values.accountNo.trim(),
});

function faultsOf(values: Company) {
  const typed = tidied(values);
  return {
    customerName: enterpriseName(typed.customerName),
    taxNo: creditCode(typed.taxNo),
    contactName: personName(typed.contactName),
    mobile: mobile(typed.mobile),
    accountNo: accountNo(typed.accountNo),
  };
}

/** A customer by hand with its first administrator, whose password for once is shown at the end. */
export function AddCompanyDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm<Company>(empty, faultsOf, {
    draft: 'customer.new',
    fieldOfCode: { '1006': 'accountNo', '1007': 'mobile', '1011': 'taxNo' },
  });
  const [password] = useState(firstPassword);
  const [added, setAdded] = useState<{ customerId: string; given: GivenPassword }>();
  const send = useWriteOnce(async (values: Company, requestId) => {
    const term = { termKind: defaultTerm.kind, termDays: defaultTerm.days };
    const data = { ...values, ...term, accountPwd: await hashPassword(password), requestId };
    return (await post('/api/OpsCustomer/AddCompany', { data })).resultData;
  });
  if (added)
    return (
      <GivenPasswordDialog
        given={added.given}
        onClose={() => {
          onClose();
          void navigate(customerPath(added.customerId));
        }}
      />
    );
  return (
    <FormDialog
      form={form}
      title="新建客户"
      width={560}
      action="新建客户"
      layout="pairs"
      onClose={onClose}
      onSubmit={async (values) => {
        const typed = tidied(values);
        const { customerId } = await send(typed).finally(() => void refreshCustomers());
        const { accountNo: account, contactName: userName } = typed;
        setAdded({ customerId, given: { accountNo: account, userName, password, isNew: true } });
      }}
    >
      <TextField<Company>
        name="customerName"
        label="企业名称"
        isRequired
        isWide
        maxLength={100}
        help="营业执照上的全称"
      />
      <TextField<Company> name="taxNo" label="统一社会信用代码" isRequired isWide maxLength={20} />
      <TextField<Company> name="contactName" label="管理员姓名" isRequired maxLength={20} />
      <TextField<Company> name="mobile" label="手机号" isRequired inputMode="tel" maxLength={20} />
      <TextField<Company>
        name="accountNo"
        label="登录账号"
        isRequired
        isWide
        maxLength={20}
        help="他是这家企业的管理员，用初始密码登录后须先改密码；账期、授信和价格在客户页里设置"
      />
    </FormDialog>
  );
}
