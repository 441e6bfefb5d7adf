import { topOfHelp } from '@jicai/domain/shop/help-tree.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useConsoleList } from '../../parts/use-console-list.ts';
import styles from './ContentPage.module.css';
import { type HelpNode, helpTreeQuery } from './content.queries.ts';
import type { EditedHelp } from './edited.ts';
import { SortableRows } from './SortableRows.tsx';
import { useHelpActs } from './use-help-acts.ts';

interface TreeOptions {
  mayEdit: boolean;
  onEdit: (edited: EditedHelp) => void;
}

/** The categories at the left, the documents of the chosen one at the right. */
export function HelpTree(options: TreeOptions) {
  const query = useQuery(helpTreeQuery());
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={480} />}>
      {(nodes) => <Tree nodes={nodes} {...options} />}
    </QueryState>
  );
}

function Tree({ nodes, mayEdit, onEdit }: TreeOptions & { nodes: readonly HelpNode[] }) {
  const { params, change } = useConsoleList();
  const groups = nodes.filter(({ parentId }) => parentId === topOfHelp);
  const chosen = groups.find(({ docId }) => docId === params.get('group')) ?? groups[0];
  const acts = useHelpActs();
  const below = (docId: string) => nodes.filter(({ parentId }) => parentId === docId);
  if (!chosen) return <EmptyState title="还没有栏目" hint="先添加一个栏目，再在里面写文章" />;
  return (
    <div className={styles.tree}>
      <Card title="栏目" size="sm" isFlush>
        <SortableRows
          label="栏目"
          nodes={groups}
          mayEdit={mayEdit}
          chosenId={chosen.docId}
          onChoose={(group) => change({ group })}
          onOrder={(docIds) => acts.sort(topOfHelp, docIds)}
          renderExtra={({ docId }) => <span className={styles.note}>{below(docId).length} 篇</span>}
        />
      </Card>
      <Card
        title={chosen.docTitle}
        size="sm"
        isFlush
        extra={mayEdit && <GroupActs group={chosen} isEmpty={below(chosen.docId).length === 0} onEdit={onEdit} />}
      >
        {below(chosen.docId).length === 0 ? (
          <EmptyState title="这个栏目还没有文章" />
        ) : (
          <SortableRows
            label={`${chosen.docTitle}的文章`}
            nodes={below(chosen.docId)}
            mayEdit={mayEdit}
            onChoose={(docId) => onEdit({ kind: 'doc', docId, parentId: chosen.docId })}
            onOrder={(docIds) => acts.sort(chosen.docId, docIds)}
            renderExtra={(doc) => (
              <span className={styles.acts}>
                <span className={`${styles.note} ${styles.wide}`}>{doc.updateTime.slice(0, 10)}</span>
                {mayEdit && (
                  <Button
                    look="text"
                    size="sm"
                    aria-label={`删除 ${doc.docTitle}`}
                    onClick={() => void acts.remove(doc)}
                  >
                    删除
                  </Button>
                )}
              </span>
            )}
          />
        )}
      </Card>
    </div>
  );
}

function GroupActs({
  group,
  isEmpty,
  onEdit,
}: {
  group: HelpNode;
  isEmpty: boolean;
  onEdit: (edited: EditedHelp) => void;
}) {
  const acts = useHelpActs();
  const { docId } = group;
  return (
    <span className={styles.acts}>
      {isEmpty && (
        <Button look="text" size="sm" onClick={() => void acts.remove(group)}>
          删除栏目
        </Button>
      )}
      <Button look="text" size="sm" onClick={() => onEdit({ kind: 'group', docId })}>
        编辑栏目
      </Button>
      <Button size="sm" onClick={() => onEdit({ kind: 'doc', parentId: docId })}>
        写文章
      </Button>
    </span>
  );
}
