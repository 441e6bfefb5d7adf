import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { DetailQuery } from '@jicai/web/page/DetailQuery.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { SupplierStaffCard } from '../staff/index.ts';
import { CostsCard } from './CostsCard.tsx';
import { PapersCard } from './PapersCard.tsx';
import { ReturnAddressesCard } from './ReturnAddressesCard.tsx';
import { SupplierDialog } from './SupplierDialog.tsx';
import { type Supplier, supplierQuery } from './suppliers.queries.ts';
import styles from './SupplierPage.module.css';
import { SwitchDialog } from './SwitchDialog.tsx';
import { TermsCard } from './TermsCard.tsx';
import { WaybillContractsCard } from './WaybillContractsCard.tsx';

const lost = { title: '没有这个供应商', hint: '它可能属于另一家商城。', to: paths.suppliers, toText: '回到供应商' };

/** /suppliers/:supplierId: the file of one supplier. */
export function SupplierPage() {
  const { supplierId = '' } = useParams();
  const query = useQuery(supplierQuery(supplierId));
  return (
    <DetailQuery isNamed={/^\d+$/.test(supplierId)} query={query} lost={lost}>
      {(supplier) => <SupplierFile supplier={supplier} />}
    </DetailQuery>
  );
}

function SupplierFile({ supplier }: { supplier: Supplier }) {
  const [isEditing, setEditing] = useState(false);
  const [isSwitching, setSwitching] = useState(false);
  const may = useMay();
  const { supplierId, supplierName, contactName, telephone, areaText, address, intro, isSelf, isActive, users } =
    supplier;
  return (
    <>
      <DetailHead
        back={{ to: paths.suppliers, label: '回到供应商' }}
        title={supplierName}
        mark={
          <>
            {isSelf && <Tag tone="brand">自营</Tag>}
            {!isActive && (
              <Tag isState tone="grey">
                已停用
              </Tag>
            )}
          </>
        }
        facts={[`${supplier.updateTime} 修改`, ...(isActive ? [] : [`停用原因：${supplier.stopReason}`])]}
      >
        {may('ops.supplier.edit') && !isSelf && (
          <Button look={isActive ? 'danger' : 'ghost'} onClick={() => setSwitching(true)}>
            {isActive ? '停用' : '启用'}
          </Button>
        )}
        {may('ops.supplier.edit') && <Button onClick={() => setEditing(true)}>编辑资料</Button>}
      </DetailHead>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PapersCard supplier={supplier} />
          {may('ops.return.view') && <ReturnAddressesCard supplierId={supplierId} />}
          {may('ops.tracking.edit') && <WaybillContractsCard supplierId={supplierId} />}
          {may('ops.goods.view') && may('ops.goods.cost') && <CostsCard supplierId={supplierId} />}
          {may('ops.settle.view') && !isSelf && <TermsCard supplier={supplier} />}
        </div>
        <div className={styles.main}>
          <Card title="资料" size="sm">
            <Pairs>
              <Pair name="联系人">{contactName || '—'}</Pair>
              <Pair name="电话">{telephone || '—'}</Pair>
              <Pair name="地址">{[areaText, address].filter(Boolean).join(' ') || '—'}</Pair>
              <Pair name="简介">{intro || '—'}</Pair>
              <Pair name="商品">
                <Link to={`${paths.goods}?supplier=${supplierId}`}>查看商品</Link>
              </Pair>
            </Pairs>
          </Card>
          {may('ops.staff.view') ? <SupplierStaffCard supplierId={supplierId} /> : <UsersCard users={users} />}
        </div>
      </div>
      {isSwitching && <SwitchDialog supplier={supplier} onClose={() => setSwitching(false)} />}
      {isEditing && <SupplierDialog supplier={supplier} onClose={() => setEditing(false)} />}
    </>
  );
}

/** Who works for the supplier, for who does not look after users. */
function UsersCard({ users }: Pick<Supplier, 'users'>) {
  return (
    <Card title="后台用户" note={`${users.length} 人`} size="sm">
      {users.length === 0 && <p className={styles.none}>还没有用户，在“用户与角色”里添加</p>}
      <ul className={styles.users}>
        {users.map(({ userName, accountNo, isActive }) => (
          <li key={accountNo}>
            {userName} <small>{accountNo}</small> {!isActive && <Tag tone="grey">已停用</Tag>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
