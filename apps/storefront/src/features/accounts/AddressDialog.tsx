import type { Address } from '@jicai/contract/people/accounts.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm } from '@jicai/web/form/use-form.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { addressFaults, type AddressForm, emptyAddress, formOf, recognised } from './address-form.ts';
import { AddressFields } from './AddressFields.tsx';
import { AddressPaste } from './AddressPaste.tsx';
import { refreshAddresses } from './addresses.queries.ts';
import { saveAddress } from './save-address.ts';
import { userInfoQuery } from '../../app/user-info.queries.ts';

/** Adds an address, or changes `held`. `onSaved` gets its id. */
export function AddressDialog({
  held,
  onClose,
  onSaved,
}: {
  held?: Address;
  onClose: () => void;
  onSaved?: (addressId: string) => void;
}) {
  const draft = `address.${held?.addressId ?? 'new'}`;
  const form = useForm<AddressForm>(held ? formOf(held) : emptyAddress, addressFaults, { draft });
  const { data: user } = useQuery(userInfoQuery());
  const send = useWriteOnce(saveAddress);

  async function submit(values: AddressForm) {
    const kept = held && { addressId: held.addressId, version: held.version };
    const addressId = await send({ form: values, held: kept });
    await refreshAddresses();
    toast.ok('地址已保存');
    onSaved?.(addressId);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={held ? '修改收货地址' : '新增收货地址'}
      width={560}
      action="保存地址"
      layout="pairs"
      onClose={onClose}
      onSubmit={submit}
    >
      <AddressPaste onParsed={(parsed) => form.set(recognised(parsed))} />
      <AddressFields
        isDefaultFixed={held?.isDefault ?? false}
        mayShare={user?.permissions.includes('org.edit') ?? false}
      />
    </FormDialog>
  );
}
