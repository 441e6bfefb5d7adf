import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { ListSearch } from '../../parts/ListSearch.tsx';
import { type SynonymGroup, synonymsQuery } from './search-words.queries.ts';
import styles from './SearchWordsPage.module.css';
import { SynonymDialog } from './SynonymDialog.tsx';
import { useWordActs } from './use-word-acts.ts';

const keyOf = ({ synonymId, words }: SynonymGroup) => synonymId || words.join(' ');

/** Words that mean the same: the shop's own groups, then those that come with the product. */
export function SynonymsView() {
  const [searchKey, setSearchKey] = useState('');
  const query = useQuery(synonymsQuery(searchKey));
  const [editing, setEditing] = useState<SynonymGroup | 'new'>();
  const mayEdit = useMay()('ops.search.edit');
  // Once for all rows: there are hundreds.
  const acts = useWordActs();
  return (
    <Card
      title="同义词"
      note="保存后 2 秒内生效"
      size="sm"
      isFlush
      extra={
        <>
          <ListSearch label="搜索同义词" placeholder="词" searchKey={searchKey} onSearch={setSearchKey} />
          {mayEdit && <Button onClick={() => setEditing('new')}>添加</Button>}
        </>
      }
    >
      <QueryState
        query={query}
        skeleton={<LoadingBlock height={240} />}
        isEmpty={(groups) => groups.length === 0}
        empty={<EmptyState title="没有同义词" />}
      >
        {(groups) => (
          <ul>
            {groups.map((group) => (
              <GroupLine
                key={keyOf(group)}
                group={group}
                acts={acts}
                onEdit={mayEdit ? () => setEditing(group) : undefined}
              />
            ))}
          </ul>
        )}
      </QueryState>
      {editing && (
        <SynonymDialog group={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </Card>
  );
}

function GroupLine({
  group,
  acts: { isBusy, removeGroup },
  onEdit,
}: {
  group: SynonymGroup;
  acts: ReturnType<typeof useWordActs>;
  onEdit: (() => void) | undefined;
}) {
  const name = group.words.join('、');
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        {name} {group.isOneWay && <Tag tone="line">单向</Tag>} {group.isDefault && <Tag tone="line">系统</Tag>}
      </div>
      {onEdit && (
        <>
          <Button look="text" size="sm" aria-label={`修改 ${name}`} onClick={onEdit}>
            修改
          </Button>
          <Button
            look="text"
            size="sm"
            aria-label={`删除 ${name}`}
            disabled={isBusy}
            onClick={() => void removeGroup(group)}
          >
            删除
          </Button>
        </>
      )}
    </li>
  );
}
