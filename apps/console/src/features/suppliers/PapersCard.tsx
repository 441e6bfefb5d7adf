import { mostPapers, paperState, paperStates, paperStateTexts } from '@jicai/domain/shop/supplier-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay, useTerms } from '../../app/self.queries.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { type Paper, refreshSuppliers, type Supplier } from './suppliers.queries.ts';
import styles from './SupplierPage.module.css';

const toneOf = { [paperStates.good]: 'ok', [paperStates.ending]: 'warn', [paperStates.over]: 'danger' } as const;

/** What proves that a supplier may sell what it sells, the paper that ends first at the top. */
export function PapersCard({ supplier: { supplierId, papers } }: { supplier: Supplier }) {
  const [edited, setEdited] = useState<Paper | 'new'>();
  const mayEdit = useMay()('ops.supplier.edit');
  const send = useWriteOnce((paperId: string, requestId) =>
    post('/api/OpsSupplier/DeletePaper', { data: { paperId, requestId } }),
  );
  const remove = useMutation({
    mutationFn: send,
    onSuccess: () => toast.ok('已删除'),
    onSettled: () => void refreshSuppliers(),
  });
  const ask = async ({ paperId, paperName }: Paper) => {
    if (await confirm({ title: `删除 ${paperName}？`, text: '图片一并删除，不能恢复。', okText: '删除' }))
      remove.mutate(paperId);
  };
  return (
    <Card
      title="资质"
      note={`${papers.length} 份`}
      size="sm"
      isFlush
      extra={
        mayEdit &&
        papers.length < mostPapers && (
          <Button size="sm" onClick={() => setEdited('new')}>
            添加资质
          </Button>
        )
      }
    >
      {papers.length === 0 && <EmptyState title="还没有资质" hint="营业执照、授权书、检测报告等" />}
      {papers.map((paper) => (
        <div key={paper.paperId} className={styles.line}>
          <span className={styles.words}>
            {paper.paperName}
            <small>{[paper.paperNo, paper.validTo ? `至 ${paper.validTo}` : '长期'].filter(Boolean).join(' · ')}</small>
          </span>
          <PaperTag paper={paper} />
          {paper.fileUrl && (
            <a href={paper.fileUrl} target="_blank" rel="noreferrer">
              查看
            </a>
          )}
          {mayEdit && (
            <>
              <Button look="text" size="sm" aria-label={`编辑 ${paper.paperName}`} onClick={() => setEdited(paper)}>
                编辑
              </Button>
              <Button
                look="text"
                size="sm"
                aria-label={`删除 ${paper.paperName}`}
                disabled={remove.isPending}
                onClick={() => void ask(paper)}
              >
                删除
              </Button>
            </>
          )}
        </div>
      ))}
      {edited && (
        <PaperDialog
          supplierId={supplierId}
          paper={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  );
}

function PaperTag({ paper: { validTo } }: { paper: Paper }) {
  const state = paperState(validTo, useToday(), useTerms().paperDays);
  return (
    <Tag isState tone={toneOf[state]}>
      {paperStateTexts[state]}
    </Tag>
  );
}
