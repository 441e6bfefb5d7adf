import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { IconScan } from '@jicai/ui/icons/scan-icons.tsx';
import { Link } from 'react-router';
import { placeOrderPath, scanPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import styles from './OrdersHead.module.css';

/** What may be done with no order chosen. */
export function OrdersHead({ onExport, onSheet }: { onExport: () => void; onSheet: () => void }) {
  const may = useMay();
  return (
    <div className={styles.acts}>
      {may('ops.order.place') && (
        <Link className={buttonClass({}, styles.wide)} to={placeOrderPath()}>
          代客下单
        </Link>
      )}
      {may('ops.order.export') && (
        <Button className={styles.wide} armed={false} onClick={onExport}>
          导出
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
