import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Notice } from '@jicai/ui/feedback/Notice.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { ScrollRegion } from '@jicai/ui/layout/ScrollRegion.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import preview from '../../parts/PreviewTable.module.css';

/** What lines would change before they are saved: how many are left out and why, how many wait, and each in a table. */
export function PreviewDialog<R>({
  title,
  what,
  query,
  fitCount,
  waitingCount,
  save,
  onSave,
  onClose,
  children,
}: {
  title: string;
  /** What is saved, as 协议价. */
  what: string;
  query: UseQueryResult<R[]>;
  /** Rows that can be taken, and those of them that wait for a second person. */
  fitCount: number;
  waitingCount: number;
  save: { isPending: boolean; error: Error | null };
  onSave: () => void;
  onClose: () => void;
  /** Head and body of the table. */
  children: (rows: R[]) => ReactNode;
}) {
  const leftCount = (query.data?.length ?? 0) - fitCount;
  return (
    <Dialog
      title={title}
      width={880}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button look="fill" isBusy={save.isPending} disabled={fitCount === 0} onClick={onSave}>
            保存 {fitCount} 个{what}
          </Button>
        </>
      }
    >
      {save.error && <Notice tone="danger">{save.error.message}</Notice>}
      <QueryState query={query} skeleton={<LoadingBlock height={200} />}>
        {(rows) => (
          <>
            {leftCount > 0 && <Notice tone="warn">{leftCount} 行不会保存，原因见下表。</Notice>}
            {waitingCount > 0 && <Notice tone="warn">{waitingCount} 行低于毛利线，由第二人复核后才生效。</Notice>}
            <ScrollRegion label="预览" className={preview.scroll}>
              <table className={preview.rows}>{children(rows)}</table>
            </ScrollRegion>
          </>
        )}
      </QueryState>
    </Dialog>
  );
}
