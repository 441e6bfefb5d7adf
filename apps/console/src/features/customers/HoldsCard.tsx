import { customerStates } from '@jicai/domain/people/account-types.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useMay } from '../../app/self.queries.ts';
import type { CustomerAct } from './CustomerDialogs.tsx';
import type { Customer } from './customers.queries.ts';
import { ReceivablesCard } from './ReceivablesCard.tsx';
import styles from './CustomerPage.module.css';

/** Who speaks for a customer, and what can be stopped for it. */
export function HoldsCard({ customer, onAct }: { customer: Customer; onAct: (act: CustomerAct) => void }) {
  const may = useMay();
  const { shipHold, customerState, memberCount, openOrderCount } = customer;
  const isDisabled = customerState === customerStates.disabled;
  const mayBlock = may('ops.customer.block');
  return (
    <div className={styles.side}>
      <Card
        title="联系"
        size="sm"
        extra={
          may('ops.customer.edit') && (
            <Button look="text" size="sm" onClick={() => onAct('salesman')}>
              {customer.salesmanId ? '更换业务员' : '指定业务员'}
            </Button>
          )
        }
      >
        <Pairs>
          <Pair name="业务员">{customer.salesmanName || '—'}</Pair>
          <Pair name="联系人">{customer.contactName || '—'}</Pair>
          <Pair name="用户">{memberCount} 人</Pair>
        </Pairs>
      </Card>
      <Card title="限制" size="sm">
        <div className={styles.hold}>
          <p>
            <b>发货</b>
            <small>{shipHold ? `已停止：${shipHold}` : '正常发货'}</small>
          </p>
          {mayBlock && (
            <Button size="sm" onClick={() => onAct('shipHold')}>
              {shipHold ? '恢复发货' : '停止发货'}
            </Button>
          )}
        </div>
        <div className={styles.hold}>
          <p>
            <b>账号</b>
            <small>
              {isDisabled
                ? `${customer.isClosed ? '已关闭' : '已停用'}，用户不能登录`
                : `停用后 ${memberCount} 个账号立即退出，${openOrderCount} 单继续履约`}
            </small>
          </p>
          {mayBlock && (
            <Button size="sm" onClick={() => onAct('state')}>
              {isDisabled ? '启用' : '停用'}
            </Button>
          )}
        </div>
        {mayBlock && !customer.isClosed && (
          <div className={styles.hold}>
            <p>
              <b>合作</b>
              <small>{customer.closeReasons[0] ?? '往来已结清，可以关闭'}</small>
            </p>
            <Button size="sm" onClick={() => onAct('close')}>
              关闭客户
            </Button>
          </div>
        )}
      </Card>
      <ReceivablesCard customerId={customer.customerId} />
    </div>
  );
}
