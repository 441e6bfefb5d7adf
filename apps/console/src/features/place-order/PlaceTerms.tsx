import { payModes } from '@jicai/domain/orders/order-states.ts';
import { ChoiceCard } from '@jicai/ui/forms/ChoiceCard.tsx';
import { fenText } from '@jicai/ui/display/format-fen.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { DateField } from '@jicai/web/form/DateField.tsx';
import { SelectField, TextField } from '@jicai/web/form/fields.tsx';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { useValues } from '@jicai/web/form/use-form.ts';
import type { PlaceModel, PlacePreview } from './place.queries.ts';
import type { PlaceValues } from './place-values.ts';
import styles from './PlaceOrder.module.css';

type Preview = PlacePreview['preview'];

/** Where to, how it is paid, and what the buyer would add. */
export function PlaceTerms({ model: { addresses, offered }, preview }: { model: PlaceModel; preview: Preview }) {
  return (
    <>
      <Card title="收货地址" size="sm">
        {addresses.length === 0 ? (
          <EmptyState title="此人还没有收货地址" hint="请客户在商城的收货地址里添加后再下单" />
        ) : (
          <SelectField<PlaceValues> name="addressId" label="收货地址" isRequired>
            <option value="">请选择</option>
            {addresses.map((one) => (
              <option key={one.addressId} value={one.addressId}>
                {`${one.receiver} ${one.mobile || one.telephone} · ${one.areaText} ${one.address}`}
              </option>
            ))}
          </SelectField>
        )}
      </Card>
      <Card title="支付方式" size="sm">
        <PayModes preview={preview} />
      </Card>
      <Card title="其他" note="选填" size="sm">
        <div className={styles.fields}>
          <TextField<PlaceValues> name="purchaseNo" label="客户采购单号" maxLength={50} />
          <CostCenter offered={offered} />
          <DateField<PlaceValues> name="expectDate" label="期望到货日期" />
          <TextField<PlaceValues> name="remark" label="给商家的备注" isWide rows={2} maxLength={200} />
          {preview?.needAudit && (
            <TextField<PlaceValues> name="auditNote" label="给审批人的说明" isWide rows={2} maxLength={200} />
          )}
        </div>
      </Card>
    </>
  );
}

/** One of the customer's own list; where it keeps none, what the buyer would write. */
function CostCenter({ offered: { isList, costCenters } }: Pick<PlaceModel, 'offered'>) {
  if (!isList) return <TextField<PlaceValues> name="costCenter" label="成本中心" maxLength={50} />;
  return (
    <SelectField<PlaceValues> name="costCenter" label="成本中心">
      <option value="">不填</option>
      {costCenters.map(({ code, title }) => (
        <option key={code} value={code}>
          {`${code} ${title}`}
        </option>
      ))}
    </SelectField>
  );
}

/** Before anything is previewed there is nothing that a way to pay could be refused for. */
function PayModes({ preview }: { preview: Preview }) {
  const form = useFormOf<PlaceValues>();
  const { payMode } = useValues(form);
  if (!preview) return <p className={styles.quiet}>添加商品后可选</p>;
  return (
    <div className={styles.modes}>
      {preview.payModes.map((mode) => (
        <ChoiceCard
          key={mode.payMode}
          name="payMode"
          value={String(mode.payMode)}
          label={mode.payModeText}
          isChosen={payMode === mode.payMode}
          disabled={!mode.isEnable}
          onChoose={() => form.set({ payMode: mode.payMode })}
        >
          <b>{mode.payModeText}</b>
          <small className={styles.modeNote}>{mode.reason ?? noteOf(mode)}</small>
        </ChoiceCard>
      ))}
    </div>
  );
}

function noteOf({ payMode, payDays, credit }: NonNullable<Preview>['payModes'][number]): string {
  if (credit) return `可用额度 ${fenText(credit.availFee)}`;
  return payMode === payModes.transfer && payDays ? `${payDays} 天内转账` : '由客户在商城付款';
}
