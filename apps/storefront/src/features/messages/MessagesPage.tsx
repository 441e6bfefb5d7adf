import { messageKinds, type MessageKind } from '@jicai/domain/shop/messages.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { ListCards, ListCardsLoading } from '@jicai/ui/lists/ListCard.tsx';
import { TabbedPanel } from '@jicai/ui/layout/TabbedPanel.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { PagedList } from '@jicai/web/lists/PagedList.tsx';
import { PageHead } from '@jicai/web/page/PageHead.tsx';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { useListAddress } from '@jicai/web/lists/use-list-address.ts';
import { MessageItem } from './MessageItem.tsx';
import { messagesQuery, refreshMessages } from './messages.queries.ts';
import styles from './MessagesPage.module.css';

const kinds = Object.keys(messageKinds) as MessageKind[];
const tabs = [{ key: '', label: '全部' } as const, ...kinds.map((key) => ({ key, label: messageKinds[key] }))];

/** /center/kamUser/messages: what others did to my orders, invoices and account. */
export function MessagesPage() {
  const { params, pageIndex, change, toPage } = useListAddress();
  const kind = kinds.find((one) => one === params.get('kind'));
  const isUnread = params.get('unread') === '1';
  const list = useQuery(messagesQuery({ kind, isUnread, pageIndex }));
  const read = useMutation({
    mutationFn: (messageIds: string[] | undefined) =>
      post('/api/Message/Read', { data: { messageIds, requestId: newRequestId() } }),
    onSettled: () => void refreshMessages(),
  });
  const unreadCount = list.data?.unreadCount ?? 0;
  return (
    <>
      <PageHead title="消息中心">
        <Checkbox isChecked={isUnread} onChange={(isOn) => change({ unread: isOn ? '1' : '' })}>
          只看未读
        </Checkbox>
        <Button disabled={unreadCount === 0} isBusy={read.isPending} onClick={() => read.mutate(undefined)}>
          全部标为已读
        </Button>
      </PageHead>
      <TabbedPanel
        tabs={tabs}
        current={kind ?? ''}
        onChange={(key) => change({ kind: key })}
        label="消息类型"
        className={styles.tabs}
      >
        <PagedList
          query={list}
          skeleton={<ListCardsLoading count={4} height={76} />}
          pageIndex={pageIndex}
          onPage={toPage}
          pagerClass={styles.pager}
          empty={
            <EmptyState
              isFramed
              title={isUnread ? '没有未读消息' : '还没有消息'}
              hint="订单、售后、发票有进展时会在这里告诉您"
            />
          }
        >
          {({ resultData }) => (
            <ListCards>
              {resultData.map((message) => (
                <MessageItem
                  key={message.messageId}
                  message={message}
                  onRead={() => read.mutate([message.messageId])}
                />
              ))}
            </ListCards>
          )}
        </PagedList>
      </TabbedPanel>
    </>
  );
}
