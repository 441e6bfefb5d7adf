import { Card } from '@jicai/ui/layout/Card.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { CategoryField } from '../../parts/CategoryField.tsx';
import { BrandField } from './BrandField.tsx';
import { NameField } from './NameField.tsx';
import type { ProductValues } from './product-values.ts';
import styles from './ProductEditor.module.css';

/** What the items of a product have in common: what it is called and where it is found. */
export function BasicsCard({ isNew }: { isNew: boolean }) {
  return (
    <Card title="基本信息" size="sm">
      <div className={styles.fields}>
        <NameField />
        <TextField<ProductValues>
          name="productNo"
          label="商品编号"
          isRequired
          disabled={!isNew}
          help={isNew ? '保存后不能修改；同一商品的各规格共用' : undefined}
        />
        <CategoryField />
        <BrandField />
        <TextField<ProductValues> name="keywords" label="搜索词" placeholder="用空格分隔" help="买家可能用的别名" />
      </div>
    </Card>
  );
}

/** What is said of it beside its pictures, and how it is sent. */
export function MoreCard() {
  return (
    <Card title="说明与发货" size="sm">
      <div className={styles.fields}>
        <TextField<ProductValues>
          name="description"
          label="描述"
          rows={3}
          maxLength={5000}
          isWide
          className={styles.wide}
        />
        <TextField<ProductValues> name="packing" label="包装清单" placeholder="如 12 支/盒" maxLength={100} />
        <TextField<ProductValues> name="deliveryDays" label="发货天数（工作日）" inputMode="numeric" isRequired />
      </div>
    </Card>
  );
}
