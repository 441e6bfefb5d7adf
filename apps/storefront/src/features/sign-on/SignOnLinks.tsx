import type { SignOnLink, SignOnModel } from '@jicai/contract/people/sign-on.ts';
import { RowButton } from '@jicai/ui/buttons/RowButton.tsx';
import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { ListTable } from '@jicai/ui/lists/ListTable.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { PagedRows } from '@jicai/web/lists/ListPanel.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshSignOn, signOnLinksQuery } from './sign-on.queries.ts';
import styles from './SignOnSettings.module.css';

/** 已绑定的成员: whom the identity system vouches for, and how to end that (docs/domain/sign-on.md §5). */
export function SignOnLinks({ model: { name: connectionName, linkedCount } }: { model: SignOnModel }) {
  const [{ searchKey, pageIndex }, setShown] = useState({ searchKey: '', pageIndex: 1 });
  const list = useQuery(signOnLinksQuery({ searchKey, pageIndex }));
  return (
    <Card
      title={`已绑定的成员 · ${linkedCount} 人`}
      className={styles.next}
      isFlush
      extra={
        <SearchField
          label="搜索已绑定的成员"
          placeholder="姓名或账号"
          searchKey={searchKey}
          onSearch={(key) => setShown({ searchKey: key, pageIndex: 1 })}
          className={styles.search}
        />
      }
    >
      <PagedRows
        query={list}
        pageIndex={pageIndex}
        onPage={(page) => setShown({ searchKey, pageIndex: page })}
        empty={
          searchKey ? (
            <EmptyState art="search" title="没有符合条件的成员" hint="换个姓名或账号再试" />
          ) : (
            <EmptyState title="还没有成员绑定" hint={`成员第一次用${connectionName}登录后出现在这里`} />
          )
        }
      >
        {({ resultData }) => (
          <ListTable label="已绑定的成员">
            <thead>
              <tr>
                <th scope="col">姓名</th>
                <th scope="col">账号</th>
                <th scope="col">绑定时间</th>
                <th scope="col" data-right>
                  操作
                </th>
              </tr>
            </thead>
            <tbody>
              {resultData.map((link) => (
                <LinkRow key={link.userId} link={link} />
              ))}
            </tbody>
          </ListTable>
        )}
      </PagedRows>
    </Card>
  );
}

function LinkRow({ link: { userId, userName, accountNo, linkTime } }: { link: SignOnLink }) {
  const send = useWriteOnce((_input: undefined, requestId) =>
    post('/api/CustSignOn/EndLink', { data: { userId, requestId } }),
  );
  const end = useMutation({
    mutationFn: send,
    onSuccess: () => toast.ok(`${userName} 已解除绑定`),
    onSettled: () => void refreshSignOn(),
  });
  const ask = async () => {
    const title = `解除 ${userName} 的绑定？`;
    const text = '该成员立即在所有设备上退出登录；再次使用单点登录时，按本页的规则重新匹配或绑定账号。';
    if (await confirm({ title, text, okText: '解除绑定' })) end.mutate(undefined);
  };
  return (
    <tr>
      <td>{userName}</td>
      <td data-label="账号">{accountNo}</td>
      <td data-label="绑定时间">{linkTime}</td>
      <td data-right>
        <RowButton name={userName} isBusy={end.isPending} onClick={() => void ask()}>
          解除绑定
        </RowButton>
      </td>
    </tr>
  );
}
