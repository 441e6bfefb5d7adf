import type { ResultOf } from '@jicai/contract/index.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { SearchBox } from '@jicai/ui/forms/SearchField.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { IconChevronDown } from '@jicai/ui/icons/icons.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { helpPath } from '../../app/paths.ts';
import { HelpDocument } from './HelpDocument.tsx';
import styles from './HelpPage.module.css';
import { docTreeQuery, noticePath, noticesQuery } from './help.queries.ts';
import { NoticeDocument } from './NoticeDocument.tsx';

type Tree = ResultOf<'/api/BasDoc/GetDocTree'>;
type Notices = ResultOf<'/api/BasNotice/GetPage'>;

/**
 * /help: the notices and the documents by group at the left; at the right what `notice` or `docId` names, else the first
 * document. On phones the list comes first: alone until something is named, then folded over it.
 */
export function HelpPage() {
  const [params] = useSearchParams();
  const tree = useQuery(docTreeQuery());
  const notices = useQuery(noticesQuery()).data?.resultData ?? [];
  const isPhone = useIsPhone();
  const wanted = params.get('notice');
  const isListAlone = isPhone && wanted === null && !params.has('docId');
  const noticeId = wanted === 'newest' ? (notices[0]?.noticeId ?? '') : wanted;
  return (
    <div className={styles.help}>
      <QueryState
        query={tree}
        skeleton={<HelpSkeleton isListAlone={isListAlone} />}
        isEmpty={(groups) => notices.length === 0 && groups.every((group) => group.children.length === 0)}
        empty={<EmptyState className={styles.whole} title="暂无内容" headingLevel={1} />}
      >
        {(groups) => {
          const docId =
            params.get('docId') ?? groups.find((group) => group.children.length > 0)?.children[0]?.docId ?? '';
          const currentId = noticeId ?? docId;
          if (isListAlone) return <DocTree groups={groups} notices={notices} currentId="" isAlone />;
          const list = <DocTree groups={groups} notices={notices} currentId={currentId} />;
          return (
            <>
              {isPhone ? (
                <details key={currentId} className={styles.folded}>
                  <summary>
                    帮助目录
                    <IconChevronDown size={16} />
                  </summary>
                  {list}
                </details>
              ) : (
                list
              )}
              {noticeId === null ? <HelpDocument docId={docId} /> : <NoticeDocument noticeId={noticeId} />}
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

function DocTree({
  groups,
  notices,
  currentId,
  isAlone = false,
}: {
  groups: Tree;
  notices: Notices;
  currentId: string;
  isAlone?: boolean;
}) {
  const [Title, Group] = isAlone ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
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
      <Title className={styles.title}>帮助中心</Title>
      <SearchBox
        label="在标题中查找"
        placeholder="在标题中查找"
        value={search}
        onChange={setSearch}
        className={styles.search}
      />
      <nav aria-label="帮助文档">
        {wanted === '' && notices.length > 0 && (
          <section>
            <Group>公告</Group>
            <ul>
              {notices.map(({ noticeId, noticeTitle }) => (
                <li key={noticeId}>
                  <Link to={noticePath(noticeId)} aria-current={noticeId === currentId ? 'page' : undefined}>
                    {noticeTitle}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )}
        {shown.map((group) => (
          <section key={group.docId}>
            <Group>{group.docTitle}</Group>
            <ul>
              {group.children.map((doc) => (
                <li key={doc.docId}>
                  <Link to={helpPath(doc.docId)} aria-current={doc.docId === currentId ? 'page' : undefined}>
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

function HelpSkeleton({ isListAlone }: { isListAlone: boolean }) {
  return (
    <>
      <Loading className={styles.tree}>
        {[0, 1, 2, 3, 4, 5, 6].map((row) => (
          <Skeleton key={row} width={row % 3 ? '80%' : '50%'} className={styles.bone} />
        ))}
      </Loading>
      {!isListAlone && (
        <div className={styles.page} aria-hidden="true">
          <Skeleton width="40%" height={28} />
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} width={`${96 - row * 7}%`} className={styles.bone} />
          ))}
        </div>
      )}
    </>
  );
}
