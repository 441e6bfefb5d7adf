import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useMay } from '../../app/self.queries.ts';
import { wordQuery } from './search-words.queries.ts';
import styles from './SearchWordsPage.module.css';

const SearchChart = lazyPart(async () => (await import('./SearchChart.tsx')).SearchChart, ErrorState);

/** What became of the searches for a word: days, what was opened, what was tried next, and the ways to help it. */
export function WordDialog({
  asked,
  onSynonym,
  onClose,
}: {
  asked: { word: string; dateFrom: string; dateTo: string };
  onSynonym: () => void;
  onClose: () => void;
}) {
  const query = useQuery(wordQuery(asked));
  const may = useMay();
  const { word } = asked;
  return (
    <Dialog
      title={`搜索词 ${word}`}
      width={720}
      onClose={onClose}
      footer={
        <>
          <a
            className={styles.away}
            href={`/#/SearchFor?keyword=${encodeURIComponent(word)}`}
            target="_blank"
            rel="noreferrer"
          >
            在商城搜一下
          </a>
          <Link className={styles.away} to={`${paths.search}?tab=synonyms`}>
            查看同义词
          </Link>
          {may('ops.search.edit') && (
            <Button look="fill" armed={false} onClick={onSynonym}>
              添加同义词
            </Button>
          )}
        </>
      }
    >
      <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
        {({ typed, days, items, next, dateFrom, dateTo }) => (
          <div className={styles.word}>
            <SearchChart waiting={<LoadingBlock height={200} />} days={days} dateFrom={dateFrom} dateTo={dateTo} />
            <Part title="点开的商品" empty="没有人点开商品">
              {items.map(({ itemId, itemNo, itemName, clickCount, clickPosition }) => (
                <li key={itemId}>
                  <span>
                    {itemName} <small>{itemNo}</small>
                  </span>
                  <small>
                    {clickCount} 次 · 平均第 {clickPosition} 位
                  </small>
                </li>
              ))}
            </Part>
            <Part title="接着搜了" empty="没有接着搜别的词">
              {next.map(({ searchKey, searchCount, hits }) => (
                <li key={searchKey}>
                  <span>{searchKey}</span>
                  <small>
                    {searchCount} 次 · 结果 {hits}
                  </small>
                </li>
              ))}
            </Part>
            {typed.length > 1 && (
              <Part title="写法" empty="">
                {typed.map(({ searchKey, searchCount }) => (
                  <li key={searchKey}>
                    <span>{searchKey}</span>
                    <small>{searchCount} 次</small>
                  </li>
                ))}
              </Part>
            )}
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}

function Part({ title, empty, children }: { title: string; empty: string; children: React.ReactNode[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {children.length === 0 ? <p className={styles.none}>{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}
