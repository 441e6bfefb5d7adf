import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { IconPrinter } from '@jicai/ui/icons/center-icons.tsx';
import { IconChevronLeft, IconChevronRight } from '@jicai/ui/icons/icons.tsx';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inspectPath } from '../../app/paths.ts';
import styles from './InspectPage.module.css';
import { returnsQuery, type ReturnSheet } from './returns.queries.ts';

/** As many of the queue as somebody walks through by the arrows. */
const most = 100;

/** Beside the head of the inspection: its paper, and the sheets before and after it in the queue. */
export function InspectActs({ sheet: { returnNo, actions } }: { sheet: ReturnSheet }) {
  const query = useQuery(returnsQuery({ queue: 'toInspect', searchKey: '', pageIndex: 1, pageSize: most }));
  const print = useMutation({
    mutationFn: async () => (await post('/api/OpsReturn/ExportInspection', { data: { returnNo } })).resultData,
    onSuccess: ({ fileUrl }) => saveFile(fileUrl),
  });
  const queue = (query.data?.resultData ?? []).map((row) => row.returnNo);
  const at = queue.indexOf(returnNo);
  return (
    <div className={styles.acts}>
      {actions.includes('receive') && (
        <Button isBusy={print.isPending} onClick={() => print.mutate()}>
          <IconPrinter size={16} />
          打印验货单
        </Button>
      )}
      {at >= 0 && queue.length > 1 && (
        <>
          <Step returnNo={queue[at - 1]} label="上一单">
            <IconChevronLeft size={16} />
            上一单
          </Step>
          <Step returnNo={queue[at + 1]} label="下一单">
            下一单
            <IconChevronRight size={16} />
          </Step>
        </>
      )}
    </div>
  );
}

function Step({ returnNo, label, children }: { returnNo: string | undefined; label: string; children: ReactNode }) {
  if (returnNo === undefined)
    return (
      <Button disabled title={`没有${label}`}>
        {children}
      </Button>
    );
  return (
    <Link to={inspectPath(returnNo)} className={buttonClass({})}>
      {children}
    </Link>
  );
}
