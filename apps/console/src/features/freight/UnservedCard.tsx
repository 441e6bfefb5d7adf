import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { areasText, useAreaOptions } from '../../parts/area-options.ts';
import { AreaSelect } from '../../parts/AreaSelect.tsx';
import { type Freight, refreshFreight } from './freight.queries.ts';

type Unserved = Freight['unserved'];

/** Where the shop does not deliver. */
export function UnservedCard({ unserved }: { unserved: Unserved }) {
  const mayEdit = useMay()('ops.freight.edit');
  const options = useAreaOptions();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card
      title="不配送地区"
      size="sm"
      extra={
        mayEdit && (
          <Button look="text" size="sm" aria-label="修改不配送地区" onClick={() => setEditing(true)}>
            修改
          </Button>
        )
      }
    >
      <p>{unserved.areas.length > 0 ? areasText(options, unserved.areas) : '没有，全国都配送'}</p>
      {isEditing && <UnservedDialog unserved={unserved} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function UnservedDialog({ unserved: { areas, stamp }, onClose }: { unserved: Unserved; onClose: () => void }) {
  const form = useForm<{ areas: string[] }>({ areas }, () => ({}), { draft: 'freight.unserved' });
  const values = useValues(form);
  const send = useWriteOnce((typed: { areas: string[] }, requestId) =>
    post('/api/OpsFreight/SaveUnserved', { data: { ...typed, stamp, requestId } }),
  );
  return (
    <FormDialog
      form={form}
      title="不配送地区"
      width={560}
      action="保存"
      onClose={onClose}
      onSubmit={async (typed) => {
        await send(typed).finally(() => void refreshFreight());
        toast.ok('已保存');
        onClose();
      }}
    >
      <p>收货地址在这些地区的订单不能提交。</p>
      <AreaSelect label="不配送地区" areas={values.areas} onChange={(next) => form.set({ areas: next })} />
    </FormDialog>
  );
}
