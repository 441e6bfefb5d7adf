import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { MergeDialog } from '../../parts/MergeDialog.tsx';
import { useLeaveWarning } from '../../parts/use-leave-warning.ts';
import { RichText } from '../../parts/RichText.tsx';
import { PlansCard } from '../goods/index.ts';
import { useImpact } from './around.queries.ts';
import { BasicsCard, MoreCard } from './BasicsCard.tsx';
import { DocumentsCard } from './DocumentsCard.tsx';
import { faceOf, firstItem, withFace } from './face.ts';
import { ItemsCard } from './ItemsCard.tsx';
import { RelatedCard } from './RelatedCard.tsx';
import { type Product, refreshProduct } from './product.queries.ts';
import { changedNames, emptyProduct, productFaultsOf, type ProductValues, valuesOf } from './product-values.ts';
import { ProductRail } from './ProductRail.tsx';
import { SaveBar } from './SaveBar.tsx';
import { clashLines } from './stale-product.ts';
import { SortablePictures } from './SortablePictures.tsx';
import { useProductSave } from './use-product-save.ts';
import styles from './ProductEditor.module.css';

/**
 * One product as a form; `product` undefined makes a new one. What is typed is kept when the session is lost, and when
 * somebody else saved first: then the page goes on with `typed` over the newest product, which `onMerge` hands up.
 */
export function ProductEditor({
  product,
  start = product ? valuesOf(product) : emptyProduct,
  typed = start,
  onMerge,
}: {
  product: Product | undefined;
  start?: ProductValues;
  typed?: ProductValues | undefined;
  onMerge?: (newest: Product, typed: ProductValues) => void;
}) {
  const navigate = useNavigate();
  const formId = useId();
  const may = useMay();
  const mayEdit = may('ops.goods.edit');
  const mayEditCosts = may('ops.goods.cost') && may('ops.goods.editCost');
  const form = useForm<ProductValues>(typed, productFaultsOf, { draft: `product.${product?.productId ?? 'new'}` });
  const values = useValues(form);
  const changed = changedNames(values, start);
  const impacts = useImpact(product?.productId ?? '', values.items, start.items);
  useLeaveWarning(changed.length > 0);
  const { save, stale } = useProductSave(product, { mayEditCosts });
  const onSale = values.items.some((item) => item.isOnSale);
  const face = faceOf(values);
  return (
    <>
      <DetailHead
        back={{ to: paths.goods, label: '回到商品' }}
        title={face.name || '新商品'}
        mark={
          product && (
            <Tag isState tone={onSale ? 'ok' : 'grey'}>
              {onSale ? '在售' : '已下架'}
            </Tag>
          )
        }
        facts={
          product ? [`商品编号 ${product.productNo}`, `${product.updateTime} 修改`] : ['保存后按货号进入搜索与列表']
        }
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Form form={form} id={formId} className={styles.main} onSubmit={save}>
            <Problem text={form.problem} />
            <BasicsCard isNew={!product} />
            <Card title="图片" note="商城里最先看到的一张是主图" size="sm">
              <SortablePictures
                isTitled
                isFixed={!mayEdit}
                pictures={face.pictures}
                onChange={(pictures) => form.set(withFace(values, { pictures }))}
              />
            </Card>
            <MoreCard />
          </Form>
          {/* Beside the form, since each item has a form of its own. */}
          <ItemsCard
            items={values.items}
            blank={firstItem(values)}
            categoryId={values.categoryId}
            mayEdit={mayEdit}
            error={form.faults.items}
            onChange={(items) => form.set({ items })}
          />
          {product && <PlansCard productId={product.productId} items={product.items} />}
          <Card title="图文详情" size="sm">
            <RichText label="图文详情" html={typed.detailHtml} onChange={(detailHtml) => form.set({ detailHtml })} />
          </Card>
          {product && (
            <>
              <RelatedCard productId={product.productId} mayEdit={mayEdit} />
              <DocumentsCard productId={product.productId} mayEdit={mayEdit} />
            </>
          )}
        </div>
        <ProductRail values={values} product={product} mayEdit={mayEdit} onChange={form.set} />
      </div>
      {stale && (
        <MergeDialog
          title={`${stale.userName}刚改过这个商品`}
          userName={stale.userName}
          lines={clashLines(stale.merged.clashes)}
          onChoose={(whose) =>
            onMerge?.(stale.product, whose === 'mine' ? stale.merged.withMine : stale.merged.withTheirs)
          }
        >
          {stale.done.map((text) => (
            <p key={text} className={styles.quiet}>
              {text}
            </p>
          ))}
        </MergeDialog>
      )}
      {mayEdit && changed.length > 0 && (
        <SaveBar
          changed={changed}
          impacts={impacts}
          formId={formId}
          isBusy={form.isBusy}
          onDrop={() =>
            product
              ? void refreshProduct().then(() => form.reset(start))
              : void navigate(paths.goods, { replace: true })
          }
        />
      )}
    </>
  );
}
