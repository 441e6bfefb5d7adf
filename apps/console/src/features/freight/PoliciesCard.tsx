import { chargeText } from '@jicai/domain/money/freight-text.ts';
import { freightMeasureTexts } from '@jicai/domain/money/freight.ts';
import { moneyText } from '@jicai/domain/money/yuan.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { areasText, useAreaOptions } from '../../parts/area-options.ts';
import type { Freight, Policy } from './freight.queries.ts';
import { PolicyDialog } from './PolicyDialog.tsx';
import { useDropPolicy } from './use-drop-policy.ts';
import styles from './FreightPage.module.css';

/** The shop's freight and that of suppliers with a policy of their own. */
export function PoliciesCard({ freight: { policies, others } }: { freight: Freight }) {
  const mayEdit = useMay()('ops.freight.edit');
  const [editing, setEditing] = useState<Policy>();
  const [shop] = policies;
  return (
    <Card
      title="运费"
      note="每个供应商的订单分别计算"
      size="sm"
      isFlush
      extra={
        mayEdit &&
        shop &&
        others.length > 0 && (
          <Select
            label="为供应商单独设置"
            placeholder="＋ 为供应商单独设置"
            value=""
            options={others.map(({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }))}
            onChange={(supplierId) => {
              const supplier = others.find((one) => one.supplierId === supplierId);
              // The shop's policy is what most of it will be.
              if (supplier) setEditing({ ...shop, ...supplier, stamp: '' });
            }}
          />
        )
      }
    >
      {policies.map((policy) => (
        <PolicyRows key={policy.supplierId} policy={policy} onEdit={mayEdit ? () => setEditing(policy) : undefined} />
      ))}
      {editing && <PolicyDialog policy={editing} onClose={() => setEditing(undefined)} />}
    </Card>
  );
}

function PolicyRows({ policy, onEdit }: { policy: Policy; onEdit: (() => void) | undefined }) {
  const options = useAreaOptions();
  const drop = useDropPolicy(policy);
  const name = policy.supplierName || '商城';
  const rows = policy.exceptions.map((zone) => ({ ...zone, name: areasText(options, zone.areas) }));
  return (
    <div className={styles.policy}>
      <div className={styles.head}>
        <b>
          {name} · {freightMeasureTexts[policy.measure]}
        </b>
        {onEdit && policy.supplierId !== '' && (
          <Button look="text" size="sm" disabled={drop.isBusy} onClick={() => void drop.drop()}>
            改按商城运费
          </Button>
        )}
        {onEdit && (
          <Button look="text" size="sm" aria-label={`修改${name}运费`} onClick={onEdit}>
            修改
          </Button>
        )}
      </div>
      <table className={styles.zones}>
        <thead>
          <tr>
            <th scope="col">地区</th>
            <th scope="col">运费</th>
            <th scope="col">包邮</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, { ...policy, name: rows.length > 0 ? '其他地区' : '全部地区' }].map((row) => (
            <tr key={row.name}>
              <td>{row.name}</td>
              <td>
                {chargeText({
                  ...row,
                  baseFen: row.baseFee,
                  perUnitFen: row.perUnitFee,
                  freeFromFen: row.freeFromFee,
                })}
              </td>
              <td>{row.freeFromFee === null ? '—' : `满 ${moneyText(row.freeFromFee)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
