import { isDay } from '@jicai/domain/reports/report-span.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { IconDownload } from '@jicai/ui/icons/center-icons.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { post } from '@jicai/web/call/post.ts';
import { saveFile } from '@jicai/web/page/save-file.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ErrorState } from '@jicai/ui/feedback/ErrorState.tsx';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Figure, FigureStrip } from '../../parts/FigureStrip.tsx';
import { reportQuery, type SearchedWord } from './search-words.queries.ts';
import styles from './SearchWordsPage.module.css';
import { SynonymDialog } from './SynonymDialog.tsx';
import { WordDialog } from './WordDialog.tsx';
import dense from '../../parts/DenseTable.module.css';

const SearchChart = lazyPart(async () => (await import('./SearchChart.tsx')).SearchChart, ErrorState);
const share = (hundredths: number) => `${(hundredths / 100).toFixed(1)}%`;

/** The days of the address; the server chooses the last seven without any. */
function useDays() {
  const [params, setParams] = useSearchParams();
  const dayOf = (name: string) => [params.get(name) ?? ''].find(isDay);
  return {
    span: { dateFrom: dayOf('from'), dateTo: dayOf('to') },
    setSpan: ({ from, to }: { from: string; to: string }) => setParams({ from, to }, { replace: true }),
  };
}

/** How much was searched in a period, what was not found, and the words themselves, each with what became of it. */
export function ReportView() {
  const { span, setSpan } = useDays();
  const query = useQuery(reportQuery(span));
  const [opened, setOpened] = useState<{ kind: 'word' | 'synonym'; word: string }>();
  const close = () => setOpened(undefined);
  return (
    <QueryState query={query} skeleton={<LoadingBlock height={320} />}>
      {(report) => {
        const { dateFrom, dateTo } = report;
        const open = (word: string) => setOpened({ kind: 'word', word });
        return (
          <>
            <div className={styles.controls}>
              <PeriodField label="搜索日期" from={dateFrom} to={dateTo} onChange={setSpan} />
              <small>最多 90 天</small>
            </div>
            <FigureStrip>
              <Figure name="搜索次数" count={report.searchCount} note={`${dateFrom} 至 ${dateTo}`} />
              <Figure name="不同的词" count={report.wordCount} />
              <Figure
                name="无结果"
                count={report.noHitCount}
                note={share(report.noHitRate)}
                isLate={report.noHitRate > 1000}
              />
              <Figure name="点击" count={report.clickCount} note={share(report.clickRate)} />
            </FigureStrip>
            <div className={styles.card}>
              <Card title="搜索走势" size="sm">
                <SearchChart
                  waiting={<LoadingBlock height={220} />}
                  days={report.days}
                  dateFrom={dateFrom}
                  dateTo={dateTo}
                />
              </Card>
            </div>
            <div className={styles.columns}>
              <Words
                title="搜得最多"
                words={report.topWords}
                empty="这几天没有人搜索"
                asked={{ dateFrom, dateTo, isMissing: false }}
                onOpen={open}
              />
              <Words
                title="没有结果"
                words={report.noHitWords}
                empty="没有搜不到的词"
                asked={{ dateFrom, dateTo, isMissing: true }}
                onOpen={open}
              />
            </div>
            {opened?.kind === 'word' && (
              <WordDialog
                asked={{ word: opened.word, dateFrom, dateTo }}
                onSynonym={() => setOpened({ kind: 'synonym', word: opened.word })}
                onClose={close}
              />
            )}
            {opened?.kind === 'synonym' && <SynonymDialog group={undefined} word={opened.word} onClose={close} />}
          </>
        );
      }}
    </QueryState>
  );
}

interface AskedWords {
  dateFrom: string;
  dateTo: string;
  isMissing: boolean;
}

function Words({
  title,
  words,
  empty,
  asked,
  onOpen,
}: {
  title: string;
  words: readonly SearchedWord[];
  empty: string;
  asked: AskedWords;
  onOpen: (word: string) => void;
}) {
  return (
    <Card
      title={title}
      note="最多 50 个"
      size="sm"
      isFlush
      className={dense.inSmallCard}
      extra={<ExportButton asked={asked} />}
    >
      {words.length === 0 && <EmptyState title={empty} />}
      <ul>
        {words.map((word) => (
          <li key={word.searchKey} className={styles.line}>
            <button type="button" className={styles.open} onClick={() => onOpen(word.searchKey)}>
              <b>{word.searchKey}</b>
              <small>
                {word.peopleCount} 人次 · 结果 {word.lastHits} · 点击率 {share(word.clickRate)}
              </small>
            </button>
            <span className={styles.number}>{word.searchCount} 次</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The words as XLSX. */
function ExportButton({ asked }: { asked: AskedWords }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await post('/api/OpsSearch/ExportReport', { reqData: asked })).resultData.fileUrl,
    onSuccess: saveFile,
  });
  return (
    <Button size="sm" isBusy={isPending} onClick={() => mutate()}>
      <IconDownload size={14} />
      导出
    </Button>
  );
}
