import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../app/self.queries.ts';
import { BlockedWordDialog, HotWordDialog } from './HotWordDialogs.tsx';
import { type HotWord, type HotWords, hotWordsQuery } from './search-words.queries.ts';
import styles from './SearchWordsPage.module.css';
import { useWordActs } from './use-word-acts.ts';

/** The words under the search box, and those that never stand there. */
export function HotWordsView() {
  const query = useQuery(hotWordsQuery());
  const [editing, setEditing] = useState<HotWord | 'new'>();
  const [isBlocking, setBlocking] = useState(false);
  const mayEdit = useMay()('ops.search.edit');
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
      {({ hotWords, blockedWords }) => (
        <div className={styles.columns}>
          <Card
            title="热搜词"
            note="手工添加的在前，其余每小时按搜索选出"
            size="sm"
            isFlush
            extra={mayEdit && <Button onClick={() => setEditing('new')}>添加</Button>}
          >
            {hotWords.length === 0 && <EmptyState title="还没有热搜词" />}
            <ul>
              {hotWords.map((word) => (
                <HotWordLine key={word.searchId} word={word} onEdit={mayEdit ? () => setEditing(word) : undefined} />
              ))}
            </ul>
          </Card>
          <Card
            title="屏蔽词"
            note="含这些词的不会成为热搜"
            size="sm"
            isFlush
            extra={mayEdit && <Button onClick={() => setBlocking(true)}>屏蔽</Button>}
          >
            {blockedWords.length === 0 && <EmptyState title="没有屏蔽的词" />}
            <ul>
              {blockedWords.map((word) => (
                <BlockedLine key={word.blockedId} blocked={word} mayEdit={mayEdit} />
              ))}
            </ul>
          </Card>
          {editing && (
            <HotWordDialog word={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
          )}
          {isBlocking && <BlockedWordDialog onClose={() => setBlocking(false)} />}
        </div>
      )}
    </QueryState>
  );
}

function HotWordLine({ word, onEdit }: { word: HotWord; onEdit: (() => void) | undefined }) {
  const { isBusy, removeHotWord } = useWordActs();
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        {word.searchKey} {word.isByHand && <Tag tone="brand">手工</Tag>}
        <small>{word.hotUrl || (word.isByHand ? '搜索这个词' : `近 7 天 ${word.peopleCount} 人搜索`)}</small>
      </div>
      {onEdit && (
        <>
          <Button look="text" size="sm" aria-label={`修改 ${word.searchKey}`} onClick={onEdit}>
            修改
          </Button>
          <Button
            look="text"
            size="sm"
            aria-label={`删除 ${word.searchKey}`}
            disabled={isBusy}
            onClick={() => void removeHotWord(word)}
          >
            删除
          </Button>
        </>
      )}
    </li>
  );
}

function BlockedLine({ blocked, mayEdit }: { blocked: HotWords['blockedWords'][number]; mayEdit: boolean }) {
  const { isBusy, unblock } = useWordActs();
  return (
    <li className={styles.line}>
      <span className={styles.words}>{blocked.word}</span>
      {mayEdit && (
        <Button
          look="text"
          size="sm"
          aria-label={`取消屏蔽 ${blocked.word}`}
          disabled={isBusy}
          onClick={() => unblock(blocked.blockedId)}
        >
          取消屏蔽
        </Button>
      )}
    </li>
  );
}
