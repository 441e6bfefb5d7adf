import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { IconScan } from '@jicai/ui/icons/scan-icons.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { placeOrderPath, scanPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { filterBody, type OrderQuestion } from './orders.queries.ts';
import styles from './OrdersHead.module.css';

/** What may be done with no order chosen. */
export function OrdersHead({ question, onSheet }: { question: OrderQuestion; onSheet: () => void }) {
  const may = useMay();
  const exporting = useMutation({
    mutationFn: async () => (await post('/api/OpsOrder/Export', filterBody(question))).resultData,
    onSuccess: ({ fileUrl, rowCount }) => {
      saveFile(fileUrl);
      toast.ok(`已导出 ${rowCount} 行明细`);
    },
  });
  return (
    <div className={styles.acts}>
      {may('ops.order.place') && (
        <Link className={buttonClass({}, styles.wide)} to={placeOrderPath()}>
          代客下单
        </Link>
      )}
      {may('ops.order.export') && (
        <Button className={styles.wide} disabled={exporting.isPending} onClick={() => exporting.mutate()}>
          {exporting.isPending ? '正在导出…' : '导出'}
        </Button>
      )}
      {may('ops.order.ship') && (
        <>
          <Button className={styles.wide} onClick={onSheet}>
            Excel 发货
          </Button>
          <Link className={buttonClass({})} to={scanPath()}>
            <IconScan size={16} />
            扫码发货
          </Link>
        </>
      )}
    </div>
  );
}
