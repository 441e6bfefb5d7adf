import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { areasText, useAreaOptions } from '../../parts/area-options.ts';
import type { Promised } from './freight.queries.ts';
import { PromiseDialog } from './PromiseDialog.tsx';
import styles from './FreightPage.module.css';

/** What the shop promises of the day of arrival. */
export function PromiseCard({ promise }: { promise: Promised }) {
  const mayEdit = useMay()('ops.freight.edit');
  const options = useAreaOptions();
  const [isEditing, setEditing] = useState(false);
  const { cutOff, days, exceptions } = promise;
  return (
    <Card
      title="送达承诺"
      size="sm"
      extra={
        mayEdit && (
          <Button look="text" size="sm" aria-label="修改送达承诺" onClick={() => setEditing(true)}>
            修改
          </Button>
        )
      }
    >
      <p className={styles.promise}>{cutOff === '' ? '不承诺送达时间' : `${cutOff} 前下单，当天发出`}</p>
      {cutOff === '' ? (
        <p>设置后，商品页显示“预计 X月X日送达”。</p>
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
      {isEditing && <PromiseDialog promise={promise} onClose={() => setEditing(false)} />}
    </Card>
  );
}
