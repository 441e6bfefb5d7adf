import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { post } from '@jicai/web/call/post.ts';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TableColumnsType } from 'antd';
import { Link, useNavigate } from 'react-router';
import { importPath } from '../../app/paths.ts';
import { PagedTable } from '../../parts/PagedTable.tsx';
import cells from '../../parts/cells.module.css';
import phone from '../../parts/phone-card.module.css';
import { usePage } from '../../parts/use-page.ts';
import { DropZone } from './DropZone.tsx';
import { type ImportLine, importsQuery } from './imports.queries.ts';
import { countsText, stateText, toneOf } from './import-texts.ts';
import styles from './ImportsPage.module.css';
import { UndoButton } from './UndoButton.tsx';
import dense from '../../parts/DenseTable.module.css';

/** /import: brings goods files into the shop, and shows those that came before. */
export function ImportsPage() {
  const { page, toPage } = usePage();
  const query = useQuery(importsQuery(page));
  const navigate = useNavigate();
  return (
    <>
      <PageHead title="导入商品" note="先检查，看清每一处改动再写入；按货号匹配，重复导入只改不同的地方" />
      <div className={styles.parts}>
        <Card title="上传商品文件" size="sm" extra={<Templates />}>
          <DropZone />
        </Card>
        <Card title="导入记录" size="sm" isFlush className={dense.inSmallCard}>
          <PagedTable<ImportLine>
            label="导入记录"
            query={query}
            address={{ ...page, toPage }}
            keyOf={(row) => row.importId}
            columns={columns}
            empty={<EmptyState title="还没有导入过商品" hint="下载模板，填好后上传" />}
            onOpen={(row) => void navigate(importPath(row.importId))}
            Card={ImportCard}
          />
        </Card>
      </div>
    </>
  );
}

const columns: TableColumnsType<ImportLine> = [
  {
    key: 'file',
    title: '文件',
    render: (_, row) => (
      <Link to={importPath(row.importId)} className={cells.line} title={row.fileName}>
        {row.fileName}
      </Link>
    ),
  },
  { key: 'counts', title: '内容', render: (_, row) => countsText(row) },
  { key: 'state', title: '状态', width: 110, render: (_, row) => <StateTag line={row} /> },
  { key: 'user', title: '上传人', width: 120, responsive: ['xl'], render: (_, row) => row.userName },
  { key: 'time', title: '时间', width: 130, render: (_, row) => shortTime(row.createTime) },
  { key: 'acts', title: '操作', width: 190, align: 'right', render: (_, row) => <Acts line={row} /> },
];

export const StateTag = ({ line }: { line: Pick<ImportLine, 'state' | 'keptItems'> }) => (
  <Tag isState tone={toneOf(line.state)}>
    {stateText(line)}
  </Tag>
);

const Acts = ({ line }: { line: ImportLine }) =>
  line.undoUntil !== '' ? (
    <span className={styles.acts}>
      <small>可撤销到 {shortTime(line.undoUntil)}</small>
      <UndoButton line={line} look="text" />
    </span>
  ) : (
    line.undoTime !== '' && (
      <small className={cells.sub}>
        {line.undoUserName} {shortTime(line.undoTime)} 撤销
      </small>
    )
  );

function ImportCard({ row }: { row: ImportLine }) {
  return (
    <div className={phone.card}>
      <b>{row.fileName}</b>
      <small>
        {countsText(row)} · {shortTime(row.createTime)}
      </small>
      <span>
        <StateTag line={row} />
      </span>
      <Acts line={row} />
    </div>
  );
}

/** Files to fill in. */
function Templates() {
  const load = useMutation({
    mutationFn: async (fileType: 'xlsx' | 'csv') =>
      (await post('/api/OpsGoods/GetImportTemplate', { data: { fileType } })).resultData,
    onSuccess: ({ fileUrl }) => saveFile(fileUrl),
  });
  return (
    <>
      <Button look="text" size="sm" disabled={load.isPending} onClick={() => load.mutate('xlsx')}>
        下载 Excel 模板
      </Button>
      <Button look="text" size="sm" disabled={load.isPending} onClick={() => load.mutate('csv')}>
        下载 CSV 模板
      </Button>
    </>
  );
}
