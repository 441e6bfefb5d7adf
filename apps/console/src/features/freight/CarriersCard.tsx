import { carriersText } from '@jicai/domain/orders/logistics.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { CarriersDialog } from './CarriersDialog.tsx';
import type { Carriers } from './freight.queries.ts';

/** Whom the shop and its suppliers ship by. */
export function CarriersCard({ carriers }: { carriers: Carriers }) {
  const mayEdit = useMay()('ops.freight.edit');
  const [isEditing, setEditing] = useState(false);
  const [usual, ...others] = carriers.codes;
  return (
    <Card
      title="物流公司"
      size="sm"
      extra={
        mayEdit && (
          <Button look="text" size="sm" armed={false} aria-label="修改物流公司" onClick={() => setEditing(true)}>
            修改
          </Button>
        )
      }
    >
      <Pairs>
        <Pair name="常用">{usual && carriersText([usual])}</Pair>
        {others.length > 0 && <Pair name="其他">{carriersText(others)}</Pair>}
      </Pairs>
      {isEditing && <CarriersDialog carriers={carriers} onClose={() => setEditing(false)} />}
    </Card>
  );
}
