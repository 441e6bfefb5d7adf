import type { ResultOf } from '@jicai/contract/index.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { SearchBox } from '@jicai/ui/forms/SearchField.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { helpPath } from '../../app/paths.ts';
import { HelpDocument } from './HelpDocument.tsx';
import styles from './HelpPage.module.css';
import { docTreeQuery } from './help.queries.ts';

type Tree = ResultOf<'/api/BasDoc/GetDocTree'>;

/** /help: the documents by group at the left, the one that docId names at the right; without docId the first. */
export function HelpPage() {
  const [params] = useSearchParams();
  const tree = useQuery(docTreeQuery());
  return (
    <div className={styles.help}>
      <QueryState
        query={tree}
        skeleton={<HelpSkeleton />}
        isEmpty={(groups) => groups.every((group) => group.children.length === 0)}
        empty={<EmptyState className={styles.whole} title="暂无内容" headingLevel={1} />}
      >
        {(groups) => {
          const docId =
            params.get('docId') ?? groups.find((group) => group.children.length > 0)?.children[0]?.docId ?? '';
          return (
            <>
              <DocTree groups={groups} docId={docId} />
              <HelpDocument docId={docId} />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

function DocTree({ groups, docId }: { groups: Tree; docId: string }) {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = groups
    .map((group) => ({
      ...group,
      children: group.children.filter((doc) => `${group.docTitle}${doc.docTitle}`.toLowerCase().includes(wanted)),
    }))
    .filter((group) => group.children.length > 0);
  return (
    <aside className={styles.tree}>
      <h2 className={styles.title}>帮助中心</h2>
      <SearchBox
        label="在标题中查找"
        placeholder="在标题中查找"
        value={search}
        onChange={setSearch}
        className={styles.search}
      />
      <nav aria-label="帮助文档">
        {shown.map((group) => (
          <section key={group.docId}>
            <h3>{group.docTitle}</h3>
            <ul>
              {group.children.map((doc) => (
                <li key={doc.docId}>
                  <Link to={helpPath(doc.docId)} aria-current={doc.docId === docId ? 'page' : undefined}>
                    {doc.docTitle}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      {shown.length === 0 && <p className={styles.none}>没有标题包含“{search.trim()}”</p>}
    </aside>
  );
}

function HelpSkeleton() {
  return (
    <>
      <Loading className={styles.tree}>
        {[0, 1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} width={row % 3 ? '80%' : '50%'} className={styles.bone} />
        ))}
      </Loading>
      <div className={styles.page} aria-hidden="true">
        <Skeleton width="40%" height={28} />
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} width={`${96 - row * 7}%`} className={styles.bone} />
        ))}
      </div>
    </>
  );
}
