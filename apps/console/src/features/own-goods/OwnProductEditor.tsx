import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import type { OwnProduct } from '@jicai/domain/goods/proposal-form.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { Form } from '@jicai/web/form/Form.tsx';
import { Problem } from '@jicai/web/form/FormDialog.tsx';
import { TextField } from '@jicai/web/form/fields.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { ownProposalPath, paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { DetailHead } from '../../parts/DetailHead.tsx';
import { FootBar } from '../../parts/FootBar.tsx';
import { useLeaveWarning } from '../../parts/use-leave-warning.ts';
import { CategoryField } from '../../parts/CategoryField.tsx';
import { RichText } from '../../parts/RichText.tsx';
import { refreshProposals } from '../proposals/index.ts';
import { changedOwnNames, ownProductFaults } from './own-product-values.ts';
import { OwnItemsCard } from './OwnItemsCard.tsx';
import styles from './OwnProductEditor.module.css';

interface About {
  productId?: string | undefined;
  basis?: string;
  isShared: boolean;
  /** Names what is typed while the session is lost. */
  draft: string;
  proposalId?: string;
  version?: number;
  reason?: string;
}

/** Goods of a supplier as a form, to be handed in for the shop to agree. */
export function OwnProductEditor({ start, about }: { start: OwnProduct; about: About }) {
  const { productId, isShared, reason, proposalId } = about;
  const navigate = useNavigate();
  const formId = useId();
  const mayEdit = useMay()('ops.own.edit');
  const isNew = productId === undefined;
  const form = useForm<OwnProduct>(start, ownProductFaults, { draft: `own.${about.draft}` });
  const values = useValues(form);
  const changed = changedOwnNames(values, start);
  useLeaveWarning(changed.length > 0);
  const send = useWriteOnce(async (typed: OwnProduct, requestId) => {
    const { basis, version } = about;
    const data = { ...typed, productId, basis, proposalId, version, requestId };
    return (await post('/api/OpsOwn/Submit', { data })).resultData;
  });
  async function save(typed: OwnProduct): Promise<void> {
    const handed = await send(typed).finally(() => void refreshProposals());
    toast.ok('已提交，商城审核通过后生效');
    void navigate(ownProposalPath(handed.proposalId), { replace: true });
  }
  return (
    <>
      <DetailHead
        back={{ to: paths.own, label: '回到我的商品' }}
        title={values.items[0]?.itemName || '新商品'}
        mark={null}
        facts={[isNew ? '商城审核通过并定价后上架' : `商品编号 ${start.productNo}`, '售价与上下架由商城维护']}
      />
      <Form form={form} id={formId} className={styles.main} onSubmit={save}>
        <Problem text={form.problem} />
        {reason && <Notice tone="warn">退回原因：{reason}</Notice>}
        {isShared && <Notice tone="info">这个商品还有其他供应商，公共资料由商城维护，您可以修改自己的规格。</Notice>}
        {!isShared && <Basics isNew={isNew} />}
      </Form>
      <div className={styles.main}>
        <OwnItemsCard
          items={values.items}
          draft={about.draft}
          mayEdit={mayEdit}
          error={form.faults.items}
          onChange={(items) => form.set({ items })}
        />
        {!isShared && (
          <Card title="图文详情" size="sm">
            <RichText label="图文详情" html={start.detailHtml} onChange={(detailHtml) => form.set({ detailHtml })} />
          </Card>
        )}
      </div>
      {mayEdit && (changed.length > 0 || proposalId !== undefined) && (
        <FootBar
          label="未提交的修改"
          title={changed.length > 0 ? `${changed.length} 处修改还没提交` : '重新提交'}
          note={changed.join('、') || '也可以不改动，直接再次提交'}
        >
          <Button onClick={() => void navigate(paths.own, { replace: true })}>放弃</Button>
          <Button type="submit" form={formId} look="fill" isBusy={form.isBusy}>
            提交审核
          </Button>
        </FootBar>
      )}
    </>
  );
}

/** What the items have in common; number, category and brand are the supplier's only while the goods are new. */
function Basics({ isNew }: { isNew: boolean }) {
  return (
    <Card title="基本信息" size="sm">
      <div className={styles.fields}>
        {isNew && (
          <>
            <TextField<OwnProduct> name="productNo" label="商品编号" isRequired help="同一商品的各规格共用" />
            <CategoryField />
            <TextField<OwnProduct> name="brandName" label="品牌" maxLength={50} />
          </>
        )}
        <TextField<OwnProduct> name="packing" label="包装清单" placeholder="如 12 支/盒" maxLength={100} />
        <TextField<OwnProduct> name="keywords" label="搜索词" placeholder="用空格分隔" help="买家可能用的别名" />
        <TextField<OwnProduct> name="description" label="描述" rows={3} maxLength={5000} className={styles.wide} />
      </div>
    </Card>
  );
}
