import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { IconScan } from '@jicai/ui/icons/scan-icons.tsx';
import { IconDots } from '@jicai/ui/icons/center-icons.tsx';
import { Dropdown } from 'antd';
import { Link, useNavigate } from 'react-router';
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
      <PhoneMore onExport={onExport} />
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

/** On a phone the acts that need no scanner lie behind ⋯. */
function PhoneMore({ onExport }: { onExport: () => void }) {
  const may = useMay();
  const navigate = useNavigate();
  const items = [
    ...(may('ops.order.place') ? [{ key: 'place', label: '代客下单' }] : []),
    ...(may('ops.order.export') ? [{ key: 'export', label: '导出' }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{ items, onClick: ({ key }) => (key === 'export' ? onExport() : void navigate(placeOrderPath())) }}
    >
      <Button className={styles.more} armed={false} aria-haspopup="menu" aria-label="更多操作">
        <IconDots size={18} />
      </Button>
    </Dropdown>
  );
}
