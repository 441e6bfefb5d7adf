import { maxTitles, titleTypeTexts } from '@jicai/domain/invoices/invoice-title-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconPlus } from '@jicai/ui/icons/icons.tsx';
import { ListCard, ListCards, ListCardsLoading } from '@jicai/ui/lists/ListCard.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { hasDraft } from '@jicai/web/drafts/use-draft.ts';
import { type InvoiceTitle, refreshTitles, titlesQuery } from './invoices.queries.ts';
import { titleDraft } from './title-form.ts';
import { TitleDialog } from './TitleDialog.tsx';
import styles from './Titles.module.css';

/** 抬头管理: the titles of the customer; finance and administrators look after them, buyers choose among them. */
export function TitleList() {
  const titles = useQuery(titlesQuery());
  const [editing, setEditing] = useState<{ held?: InvoiceTitle } | undefined>(() =>
    hasDraft(titleDraft(undefined)) ? {} : undefined,
  );
  const isEditable = titles.data?.isEditable ?? false;
  const add = (
    <Button look="fill" onClick={() => setEditing({})}>
      <IconPlus size={16} />
      新增抬头
    </Button>
  );
  return (
    <>
      {isEditable && titles.data && titles.data.resultData.length > 0 && (
        <div className={styles.bar}>
          <span className={styles.note}>
            已保存 {titles.data.resultData.length} 个，最多 {maxTitles} 个
          </span>
          {add}
        </div>
      )}
      <QueryState
        query={titles}
        skeleton={<ListCardsLoading count={2} height={110} />}
        isEmpty={({ resultData }) => resultData.length === 0}
        empty={
          <EmptyState
            isFramed
            title="还没有发票抬头"
            hint={isEditable ? '保存后申请开票时直接选用' : '请联系企业管理员或财务添加'}
            action={isEditable && add}
          />
        }
      >
        {({ resultData }) => (
          <ListCards>
            {resultData.map((title) => (
              <TitleItem
                key={title.titleId}
                title={title}
                isEditable={isEditable}
                onEdit={() => setEditing({ held: title })}
              />
            ))}
          </ListCards>
        )}
      </QueryState>
      {editing && <TitleDialog held={editing.held} onClose={() => setEditing(undefined)} />}
    </>
  );
}

function TitleItem({ title, isEditable, onEdit }: { title: InvoiceTitle; isEditable: boolean; onEdit: () => void }) {
  const { titleId, titleName, isDefault } = title;
  const remove = useMutation({
    mutationFn: () => post('/api/CustInvoiceTitle/Delete', { data: { titleId, requestId: newRequestId() } }),
    onSuccess: () => toast.ok('发票抬头已删除'),
    onSettled: () => void refreshTitles(),
  });
  const makeDefault = useMutation({
    mutationFn: () => post('/api/CustInvoiceTitle/SetDefault', { data: { titleId, requestId: newRequestId() } }),
    onSuccess: () => toast.ok('已设为默认抬头'),
    onSettled: () => void refreshTitles(),
  });
  const askRemove = async () => {
    if (await confirm({ title: '删除这个抬头？', text: titleName, okText: '删除' })) remove.mutate();
  };
  return (
    <ListCard
      head={
        <>
          <b>{titleName}</b>
          <Tag>{titleTypeTexts[title.titleType]}</Tag>
          {isDefault && <Tag tone="brand">默认</Tag>}
        </>
      }
      actions={
        isEditable && (
          <>
            {!isDefault && (
              <Button look="text" isBusy={makeDefault.isPending} onClick={() => makeDefault.mutate()}>
                设为默认
              </Button>
            )}
            <Button look="text" aria-label={`修改抬头 ${titleName}`} onClick={onEdit}>
              修改
            </Button>
            <Button
              look="text"
              className={styles.remove}
              aria-label={`删除抬头 ${titleName}`}
              isBusy={remove.isPending}
              onClick={() => void askRemove()}
            >
              删除
            </Button>
          </>
        )
      }
    >
      <TitleFacts title={title} />
    </ListCard>
  );
}

function TitleFacts({ title }: { title: InvoiceTitle }) {
  const facts = [
    ['税号', title.taxNo],
    ['注册地址、电话', [title.regAddress, title.regTel].filter(Boolean).join(' ')],
    ['开户行及账号', [title.bankName, title.bankAccount].filter(Boolean).join(' ')],
    ['接收邮箱', title.email],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
