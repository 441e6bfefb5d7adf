import { buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { post } from '@jicai/web/call/post.ts';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { ExportButton } from '../../parts/ExportButton.tsx';
import { filterOf, type GoodsAddress, isGoodsView } from './goods-address.ts';
import styles from './GoodsHead.module.css';

/** What may be done with no goods chosen. */
export function GoodsHead({ address }: { address: GoodsAddress }) {
  const may = useMay();
  const { searchKey, ...reqData } = filterOf(address);
  return (
    <div className={styles.acts}>
      {may('ops.goods.export') && isGoodsView(address.view) && (
        <ExportButton
          kind="goods"
          rows="筛选出的全部商品"
          note="每个货号一行，改好后可在“导入”里导入"
          start={async () => (await post('/api/OpsGoods/Export', { reqData, searchKey })).resultData}
        />
      )}
      {may('ops.goods.edit') && (
        <Link to={productPath('new')} className={buttonClass({ look: 'fill' })}>
          添加商品
        </Link>
      )}
    </div>
  );
}
