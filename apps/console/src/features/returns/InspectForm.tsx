import { Button } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useNavigate } from 'react-router';
import { returnPath } from '../../app/paths.ts';
import { FootBar } from '../../parts/FootBar.tsx';
import { useLeaveWarning } from '../../parts/use-leave-warning.ts';
import {
  allGood,
  type Found,
  foundFault,
  foundOf,
  type FoundLines,
  foundSums,
  refundFen,
  sentLine,
} from './inspect.ts';
import { InspectLine } from './InspectLine.tsx';
import styles from './InspectPage.module.css';
import { Photos } from './Photos.tsx';
import { RefundPreview, RefundSum } from './RefundPreview.tsx';
import { refreshReturns, type ReturnSheet } from './returns.queries.ts';

interface InspectValues {
  /** What was found of each line, by its id. */
  found: FoundLines;
}

/** Line by line what arrived and how much of it is good; everything is proposed as good. The sum stands beside it, and the button below. */
export function InspectForm({ sheet }: { sheet: ReturnSheet }) {
  const { returnNo, version, items } = sheet;
  const navigate = useNavigate();
  const form = useForm<InspectValues>({ found: allGood(items) }, ({ found }) => ({ found: foundFault(items, found) }), {
    draft: `return.inspect.${returnNo}`,
  });
  const { found } = useValues(form);
  const sums = foundSums(items, found);
  useLeaveWarning(form.formState.isDirty);
  const send = useWriteOnce((values: InspectValues, requestId) =>
    post('/api/OpsReturn/Receive', {
      data: {
        returnNo,
        version,
        items: items.map((item) => sentLine(item.orderItemId, foundOf(values.found, item))),
        requestId,
      },
    }),
  );
  const set = (id: string, next: Found) => form.set({ found: { ...form.getValues('found'), [id]: next } });
  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshReturns());
        toast.ok('已验收，合格的商品回到库存');
        void navigate(returnPath(returnNo), { replace: true });
      }}
    >
      <Problem text={form.problem} />
      <div className={styles.columns}>
        <Card
          title="逐行验收"
          note={`${items.length} 种，应收 ${sums.good + sums.bad + sums.missing} 件`}
          extra={
            <Button look="text" onClick={() => form.set({ found: allGood(items) })}>
              全部合格
            </Button>
          }
          isFlush
        >
          <ul className={styles.lines}>
            {items.map((item) => (
              <InspectLine
                key={item.orderItemId}
                item={item}
                withFreight={sheet.withFreight}
                found={foundOf(found, item)}
                isAsked={form.submitCount > 0}
                onChange={(next) => set(item.orderItemId, next)}
              />
            ))}
          </ul>
        </Card>
        <div className={styles.side}>
          <RefundPreview sheet={sheet} found={found} />
          <Card title="客户说明" size="sm" note={sheet.reasonName}>
            <p className={styles.words}>{sheet.remark || '没有填写说明'}</p>
            <Photos urls={sheet.images} label="客户拍的" />
          </Card>
        </div>
      </div>
      {form.faults.found && (
        <p role="alert" className={styles.fault}>
          {form.faults.found}
        </p>
      )}
      <FootBar label="验收" title={<RefundSum fen={refundFen(sheet, found)} />} note={countText(sums)}>
        <Button type="submit" look="fill" isBusy={form.isBusy} className={styles.send}>
          完成验收
        </Button>
      </FootBar>
    </Form>
  );
}

const countText = ({ good, bad, missing }: ReturnType<typeof foundSums>) =>
  `合格 ${good} 件，不合格 ${bad} 件，少收 ${missing} 件`;
