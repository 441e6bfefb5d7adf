import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { productPath } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { filterOf, type GoodsAddress, isGoodsView } from './goods-address.ts';
import styles from './GoodsHead.module.css';

/** What may be done with no goods chosen. */
export function GoodsHead({ address }: { address: GoodsAddress }) {
  const may = useMay();
  const exporting = useMutation({
    mutationFn: async () => {
      const { searchKey, ...reqData } = filterOf(address);
      return (await post('/api/OpsGoods/Export', { reqData, searchKey })).resultData;
    },
    onSuccess({ fileUrl, rowCount }) {
      saveFile(fileUrl);
      toast.ok(`已导出 ${rowCount.toLocaleString('zh-CN')} 个商品，改好后可在“导入”里导入`);
    },
  });
  return (
    <div className={styles.acts}>
      {may('ops.goods.export') && isGoodsView(address.view) && (
        <Button disabled={exporting.isPending} onClick={() => exporting.mutate()}>
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
