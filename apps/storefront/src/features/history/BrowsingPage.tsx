import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconTrash } from '@jicai/ui/icons/icons.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { WriteButton } from '@jicai/ui/buttons/WriteButton.tsx';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { paths } from '../../app/paths.ts';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useToday } from '@jicai/web/time/use-today.ts';
import { GoodsRow } from '../favourites/index.ts';
import styles from './BrowsingPage.module.css';
import { groupByDay } from './group-by-day.ts';
import { historyQuery, refreshHistory } from './history.queries.ts';

/** /center/concern/browsing: what I looked at, by day, and whether it is written down at all. */
export function BrowsingPage() {
  const history = useInfiniteQuery(historyQuery());
  const today = useToday();
  const remove = useMutation({
    mutationFn: (itemIds: string[] | undefined) =>
      post('/api/CustBrowsing/Delete', { data: { itemIds, requestId: newRequestId() } }),
    onSuccess: () => toast.ok('删除成功'),
    onSettled: () => void refreshHistory(),
  });
  const isRecording = history.data?.pages.at(-1)?.isRecording ?? true;
  const turn = useMutation({
    mutationFn: (isOn: boolean) =>
      post('/api/CustBrowsing/SetRecording', { data: { isRecording: isOn, requestId: newRequestId() } }),
    onSuccess: ({ resultData }) => toast.ok(resultData.isRecording ? '已开启浏览记录' : '已关闭，不再记录浏览的商品'),
    onSettled: () => void refreshHistory(),
  });
  const count = history.data?.pages[0]?.totalCount ?? 0;
  const askEmpty = async () => {
    if (await confirm({ title: '清空浏览足迹？', text: `将删除全部 ${count} 条记录，无法恢复。`, okText: '清空' }))
      remove.mutate(undefined);
  };
  return (
    <>
      <PageHead title="浏览足迹">
        <Checkbox
          isChecked={isRecording}
          disabled={!history.data || turn.isPending}
          onChange={(isOn) => turn.mutate(isOn)}
        >
          记录我浏览的商品
        </Checkbox>
        {count > 0 && (
          <Button isBusy={remove.isPending} onClick={() => void askEmpty()}>
            清空足迹
          </Button>
        )}
      </PageHead>
      <QueryState
        query={history}
        skeleton={
          <Loading className={styles.list}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} height={112} radius={8} />
            ))}
          </Loading>
        }
        isEmpty={({ pages }) => (pages[0]?.totalCount ?? 0) === 0}
        empty={
          <EmptyState
            isFramed
            title="还没有浏览足迹"
            hint={isRecording ? '看过的商品会出现在这里，最多保留200件' : '浏览记录已关闭'}
            action={
              <Link to={paths.home} className={buttonClass({})}>
                去逛逛
              </Link>
            }
          />
        }
      >
        {({ pages }) =>
          groupByDay(
            pages.flatMap((page) => page.resultData),
            today,
          ).map((group) => (
            <section key={group.day} className={styles.day} aria-label={group.title}>
              <h2>{group.title}</h2>
              <ul className={styles.list}>
                {group.rows.map((sku) => (
                  <GoodsRow
                    key={sku.itemId}
                    sku={sku}
                    extra={
                      <WriteButton
                        className={styles.remove}
                        aria-label={`删除 ${sku.itemName} 的足迹`}
                        title="删除"
                        onClick={() => remove.mutate([sku.itemId])}
                      >
                        <IconTrash size={18} />
                      </WriteButton>
                    }
                  />
                ))}
              </ul>
            </section>
          ))
        }
      </QueryState>
      {history.hasNextPage && (
        <Button
          className={styles.more}
          armed={false}
          isBusy={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          查看更早的足迹
        </Button>
      )}
    </>
  );
}
