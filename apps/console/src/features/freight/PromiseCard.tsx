import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { areasText, useAreaOptions } from '../../parts/area-options.ts';
import type { Freight, Promised } from './freight.queries.ts';
import { PromiseDialog } from './PromiseDialog.tsx';
import { useDropPromise } from './use-drop-promise.ts';
import styles from './FreightPage.module.css';

/** What the shop promises of the day of arrival, and suppliers that promise something else. */
export function PromiseCard({ freight: { promises, unpromised } }: { freight: Freight }) {
  const mayEdit = useMay()('ops.freight.edit');
  const [editing, setEditing] = useState<Promised>();
  const [shop] = promises;
  return (
    <Card
      title="送达承诺"
      size="sm"
      isFlush
      extra={
        mayEdit &&
        shop &&
        unpromised.length > 0 && (
          <Select
            label="为供应商单独承诺"
            placeholder="＋ 为供应商单独承诺"
            value=""
            options={unpromised.map(({ supplierId, supplierName }) => ({ value: supplierId, label: supplierName }))}
            onChange={(supplierId) => {
              const supplier = unpromised.find((one) => one.supplierId === supplierId);
              // The shop's promise is what most of it will be.
              if (supplier) setEditing({ ...shop, ...supplier, stamp: '' });
            }}
          />
        )
      }
    >
      {promises.map((promise) => (
        <PromiseRows
          key={promise.supplierId}
          promise={promise}
          onEdit={mayEdit ? () => setEditing(promise) : undefined}
        />
      ))}
      {editing && <PromiseDialog promise={editing} onClose={() => setEditing(undefined)} />}
    </Card>
  );
}

function PromiseRows({ promise, onEdit }: { promise: Promised; onEdit: (() => void) | undefined }) {
  const options = useAreaOptions();
  const drop = useDropPromise(promise);
  const { cutOff, days, exceptions, supplierId } = promise;
  const name = promise.supplierName || '商城';
  return (
    <div className={styles.policy}>
      <div className={styles.head}>
        <b>
          {name} · {cutOff === '' ? '不承诺送达时间' : `${cutOff} 前下单，当天发出`}
        </b>
        {onEdit && supplierId !== '' && (
          <Button look="text" size="sm" disabled={drop.isBusy} onClick={() => void drop.drop()}>
            改按商城承诺
          </Button>
        )}
        {onEdit && (
          <Button look="text" size="sm" aria-label={`修改${name}送达承诺`} onClick={onEdit}>
            修改
          </Button>
        )}
      </div>
      {cutOff === '' ? (
        <p className={styles.silent}>设置后，商品页、购物车和结算页显示“预计 X月X日送达”。</p>
      ) : (
        <Pairs>
          {exceptions.map((zone) => (
            <Pair key={zone.areas.join()} name={`在途 ${zone.days} 天`}>
              {areasText(options, zone.areas)}
            </Pair>
          ))}
          <Pair name={`在途 ${days} 天`}>{exceptions.length > 0 ? '其他地区' : '全部地区'}</Pair>
        </Pairs>
      )}
    </div>
  );
}
