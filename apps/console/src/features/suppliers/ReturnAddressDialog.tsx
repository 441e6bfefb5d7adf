import { mobile } from '@jicai/domain/people/account-form.ts';
import { addressLine, incompleteArea, receiver } from '@jicai/domain/people/address-form.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { type AreaCodes, AreaPicker } from '@jicai/web/form/AreaPicker.tsx';
import { CheckField, TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { refreshSuppliers, type ReturnAddress } from './suppliers.queries.ts';

interface AddressForm extends AreaCodes {
  receiver: string;
  mobile: string;
  address: string;
  isDefault: boolean;
}

const provinceOf = (areaCode: string) => (areaCode ? `${areaCode.slice(0, 2)}0000` : '');
const cityOf = (areaCode: string) => (areaCode ? `${areaCode.slice(0, 4)}00` : '');

/** Where goods come back to. */
export function ReturnAddressDialog({
  supplierId,
  address,
  onClose,
}: {
  supplierId: string;
  address: ReturnAddress | undefined;
  onClose: () => void;
}) {
  const areaCode = address?.areaCode ?? '';
  const form = useForm<AddressForm>(
    {
      receiver: address?.receiver ?? '',
      mobile: address?.mobile ?? '',
      provinceCode: provinceOf(areaCode),
      cityCode: cityOf(areaCode),
      areaCode,
      address: address?.address ?? '',
      isDefault: address?.isDefault ?? false,
    },
    (values) => ({
      receiver: receiver(values.receiver),
      mobile: mobile(values.mobile),
      areaCode: values.areaCode === '' ? incompleteArea : undefined,
      address: addressLine(values.address),
    }),
    { draft: `returnAddress.${address?.addressId ?? supplierId}` },
  );
  const { provinceCode, cityCode, areaCode: chosen } = useValues(form);
  const send = useWriteOnce(async ({ provinceCode: _p, cityCode: _c, ...values }: AddressForm, requestId) =>
    post('/api/OpsReturn/SaveAddress', { data: { ...values, supplierId, addressId: address?.addressId, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title={address ? '编辑退货地址' : '添加退货地址'}
      width={560}
      action="保存"
      layout="pairs"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshSuppliers());
        toast.ok('已保存');
        onClose();
      }}
    >
      <TextField<AddressForm> name="receiver" label="收件人" isRequired />
      <TextField<AddressForm> name="mobile" label="手机" isRequired inputMode="tel" />
      <Field label="所在地区" isRequired error={form.faults.areaCode}>
        {(control) => (
          <AreaPicker
            control={control}
            value={{ provinceCode, cityCode, areaCode: chosen }}
            onChange={(codes) => form.set(codes)}
          />
        )}
      </Field>
      <TextField<AddressForm> name="address" label="详细地址" isRequired isWide />
      <CheckField<AddressForm> name="isDefault" isWide>
        设为默认
      </CheckField>
    </FormDialog>
  );
}
