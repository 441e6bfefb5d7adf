import { fileSizeText } from '@jicai/ui/display/file-size-text.ts';
import { mostDocuments } from '@jicai/domain/goods/product-extras.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentDialog } from './DocumentDialog.tsx';
import { extrasQuery, type ProductDocument, refreshExtras } from './extras.queries.ts';
import styles from './ExtrasCards.module.css';

/** 合格证, MSDS and other papers of the product; each change is saved at once. */
export function DocumentsCard({ productId, mayEdit }: { productId: string; mayEdit: boolean }) {
  const query = useQuery(extrasQuery(productId));
  const [isOpen, setOpen] = useState(false);
  const count = query.data?.documents.length ?? 0;
  return (
    <Card
      title="商品资料"
      note="买家在商品页下载"
      size="sm"
      extra={
        mayEdit &&
        count < mostDocuments && (
          <Button size="sm" onClick={() => setOpen(true)}>
            添加资料
          </Button>
        )
      }
    >
      <QueryState query={query} skeleton={<LoadingBlock height={64} />}>
        {({ documents }) =>
          documents.length === 0 ? (
            <p className={styles.none}>还没有合格证、MSDS、说明书等资料</p>
          ) : (
            <ul className={styles.list}>
              {documents.map((one) => (
                <DocumentLine key={one.documentId} document={one} mayEdit={mayEdit} />
              ))}
            </ul>
          )
        }
      </QueryState>
      {isOpen && <DocumentDialog productId={productId} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function DocumentLine({ document, mayEdit }: { document: ProductDocument; mayEdit: boolean }) {
  const { documentId, kindText, documentName, sizeBytes, fileUrl, userName, createTime } = document;
  const write = useWriteOnce(async (_: void, requestId) => {
    await post('/api/OpsGoods/RemoveDocument', { data: { documentId, requestId } });
  });
  const remove = useMutation({
    mutationFn: () => write(undefined),
    onSuccess: () => toast.ok('已删除'),
    onSettled: () => void refreshExtras(),
  });
  const ask = async () => {
    const text = '买家不能再下载它。';
    if (await confirm({ title: `删除“${documentName}”？`, text, okText: '删除' })) remove.mutate();
  };
  return (
    <li>
      <Tag>{kindText}</Tag>
      <span className={styles.words}>
        <a href={fileUrl} download>
          {documentName}
        </a>
        <small>
          {fileSizeText(sizeBytes)} · {userName} {shortTime(createTime)}
        </small>
      </span>
      {mayEdit && (
        <Button
          look="text"
          size="sm"
          aria-label={`删除 ${documentName}`}
          disabled={remove.isPending}
          onClick={() => void ask()}
        >
          删除
        </Button>
      )}
    </li>
  );
}
