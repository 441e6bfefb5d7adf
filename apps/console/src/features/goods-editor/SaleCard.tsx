import { Card } from '@jicai/ui/layout/Card.tsx';
import { Switch } from 'antd';
import { useId } from 'react';
import styles from './ProductEditor.module.css';
import type { ProductValues } from './product-values.ts';

/** 销售状态: all items on sale or off it at once; a single one in its own form. Nothing is sold before it is saved. */
export function SaleCard({
  values: { items, isReturnable7 },
  mayEdit,
  onChange,
}: {
  values: ProductValues;
  mayEdit: boolean;
  onChange: (fields: Partial<ProductValues>) => void;
}) {
  const saleId = useId();
  const returnId = useId();
  const sold = items.filter(({ isOnSale }) => isOnSale).length;
  return (
    <Card title="销售状态" size="sm">
      <dl className={styles.facts}>
        <dt id={saleId}>
          在售
          {sold > 0 && sold < items.length && <small>{items.length - sold} 个规格已下架</small>}
        </dt>
        <dd>
          <Switch
            checked={sold > 0}
            disabled={!mayEdit || items.length === 0}
            aria-labelledby={saleId}
            onChange={(isOnSale) => onChange({ items: items.map((item) => ({ ...item, isOnSale })) })}
          />
        </dd>
        <dt id={returnId}>支持七天无理由退货</dt>
        <dd>
          <Switch
            checked={isReturnable7}
            disabled={!mayEdit}
            aria-labelledby={returnId}
            onChange={(is) => onChange({ isReturnable7: is })}
          />
        </dd>
      </dl>
    </Card>
  );
}
