import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { Field } from '@jicai/ui/forms/Field.tsx';
import { AreaPicker, type AreaCodes } from '@jicai/web/form/AreaPicker.tsx';
import { useIsSignedIn } from '@jicai/web/session/session.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressesQuery } from '../../features/accounts/index.ts';
import { sendTo } from './sent-to.ts';
import styles from './SendTo.module.css';

/** The county to look at goods for: that of an address, or any. */
export function SendToDialog({ areaCode, onClose }: { areaCode: string; onClose: () => void }) {
  const isSignedIn = useIsSignedIn();
  const { data: addresses = [] } = useQuery({ ...addressesQuery(), enabled: isSignedIn });
  const [codes, setCodes] = useState<AreaCodes>(() => codesOf(areaCode));
  const choose = (code: string) => {
    sendTo(code);
    onClose();
  };
  return (
    <Dialog title="送至" width={520} onClose={onClose}>
      {addresses.length > 0 && (
        <div role="radiogroup" aria-label="收货地址" className={styles.list}>
          {addresses.map(({ addressId, areaCode: code, areaText, address, receiver }) => (
            <ChoiceCard
              key={addressId}
              name="sentTo"
              value={addressId}
              isChosen={code === areaCode}
              onChoose={() => choose(code)}
              label={`${receiver} ${areaText} ${address}`}
              mark="tick"
              className={styles.card}
            >
              <b>{receiver}</b>
              <p>
                {areaText} {address}
              </p>
            </ChoiceCard>
          ))}
        </div>
      )}
      <Field label="其他地区">
        {(control) => (
          <AreaPicker
            control={control}
            value={codes}
            onChange={(next) => {
              setCodes(next);
              if (next.areaCode) choose(next.areaCode);
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}

const codesOf = (areaCode: string): AreaCodes =>
  areaCode.length === 6
    ? { provinceCode: areaCode.slice(0, 2) + '0000', cityCode: `${areaCode.slice(0, 4)}00`, areaCode }
    : { provinceCode: '', cityCode: '', areaCode: '' };
