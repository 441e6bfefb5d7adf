import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import { reportQuery, type SearchedWord } from './search-words.queries.ts';
import styles from './SearchWordsPage.module.css';

const share = (hundredths: number) => `${(hundredths / 100).toFixed(1)}%`;

/** The last seven days: how much was searched, what was not found, and the words themselves. */
export function ReportView() {
  const query = useQuery(reportQuery({ dateFrom: undefined, dateTo: undefined }));
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
      {(report) => (
        <>
          <FigureStrip>
            <Figure name="搜索次数" count={report.searchCount} note={`${report.dateFrom} 至 ${report.dateTo}`} />
            <Figure name="不同的词" count={report.wordCount} />
            <Figure
              name="无结果"
              count={report.noHitCount}
              note={share(report.noHitRate)}
              isLate={report.noHitRate > 1000}
            />
            <Figure name="点击" count={report.clickCount} note={share(report.clickRate)} />
          </FigureStrip>
          <div className={styles.columns}>
            <Words title="搜得最多" words={report.topWords} empty="这几天没有人搜索" />
            <Words title="没有结果" words={report.noHitWords} empty="没有搜不到的词" />
          </div>
        </>
      )}
    </QueryState>
  );
}

function Words({ title, words, empty }: { title: string; words: readonly SearchedWord[]; empty: string }) {
  return (
    <Card title={title} note="最多 50 个" size="sm" isFlush>
      {words.length === 0 && <EmptyState title={empty} />}
      <ul>
        {words.map((word) => (
          <li key={word.searchKey} className={styles.line}>
            <div className={styles.words}>
              {word.searchKey}
              <small>
                {word.peopleCount} 人次 · 结果 {word.lastHits} · 点击率 {share(word.clickRate)}
              </small>
            </div>
            <span className={styles.number}>{word.searchCount} 次</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
