import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { filterOf, type GoodsAddress, isGoodsView } from './goods-address.ts';
import styles from './GoodsHead.module.css';
import { useExport } from './use-export.ts';

/** What may be done with no goods chosen. */
export function GoodsHead({ address }: { address: GoodsAddress }) {
  const may = useMay();
  const exporting = useExport();
  const { searchKey, ...reqData } = filterOf(address);
  return (
    <div className={styles.acts}>
      {may('ops.goods.export') && isGoodsView(address.view) && (
        <Button disabled={exporting.isPending} onClick={() => exporting.mutate({ reqData, searchKey })}>
          {exporting.isPending ? '正在导出…' : '导出'}
        </Button>
      )}
      {may('ops.goods.edit') && (
        <Link to={productPath('new')} className={buttonClass({ look: 'fill' })}>
          添加商品
        </Link>
      )}
    </div>
  );
}
