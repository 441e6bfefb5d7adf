import type { Address } from '@jicai/contract/accounts.ts';
import { Button } from '@jicai/ui/Button.tsx';
import { Dialog } from '@jicai/ui/Dialog.tsx';
import { Notice } from '@jicai/ui/Notice.tsx';
import { toast } from '@jicai/ui/toast.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../app/faults.ts';
import { Form } from '../../app/Form.tsx';
import { useForm } from '../../app/use-form.ts';
import { useWriteOnce } from '../../app/write-once.ts';
import { addressFaults, emptyAddress, formOf, recognised } from './address-form.ts';
import styles from './AddressDialog.module.css';
import { AddressFields } from './AddressFields.tsx';
import { AddressPaste } from './AddressPaste.tsx';
import { refreshAddresses } from './addresses.queries.ts';
import { saveAddress } from './save-address.ts';
import { userInfoQuery } from './user-info.queries.ts';

const formId = 'address-form';

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
  const [areaText, setAreaText] = useState(held?.areaText ?? '');
  const { form, values, faults, set, leave, isReady, refuse } = useForm(
    held ? formOf(held) : emptyAddress,
    (all) => addressFaults(all, areaText),
    { draft: `address.${held?.addressId ?? 'new'}` },
  );
  const { data: user } = useQuery(userInfoQuery());
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const send = useWriteOnce(saveAddress);

  async function submit() {
    if (!isReady()) return;
    setIsBusy(true);
    setRefusal('');
    try {
      const addressId = await send({
        form: values,
        held: held && { addressId: held.addressId, version: held.version },
      });
      await refreshAddresses();
      toast.ok('地址已保存');
      onSaved?.(addressId);
      onClose();
    } catch (error) {
      if (error instanceof Refusal && error.code !== '2' && !refuse(error)) setRefusal(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog
      title={held ? '修改收货地址' : '新增收货地址'}
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button type="submit" form={formId} look="fill" isBusy={isBusy}>
            保存地址
          </Button>
        </>
      }
    >
      <Form ref={form} id={formId} className={styles.form} onLeave={leave} onSubmit={submit}>
        {refusal && (
          <Notice tone="danger" className={styles.whole}>
            {refusal}
          </Notice>
        )}
        <AddressPaste
          onParsed={(parsed) => {
            if (parsed.provinceCode !== '') setAreaText(parsed.areaText);
            set(recognised(parsed));
          }}
        />
        <AddressFields
          values={values}
          faults={faults}
          isDefaultFixed={held?.isDefault ?? false}
          mayShare={user?.permissions.includes('org.edit') ?? false}
          onChange={set}
          onArea={(codes, names) => {
            setAreaText(names);
            set(codes);
          }}
        />
      </Form>
    </Dialog>
  );
}
