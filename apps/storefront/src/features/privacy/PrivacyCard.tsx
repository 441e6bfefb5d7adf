import { exportKeptMs, exportStates } from '@jicai/domain/people/privacy.ts';
import { hourMs } from '@jicai/domain/time/durations.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazyPart } from '@jicai/ui/feedback/lazy-part.tsx';
import { useState } from 'react';
import { post } from '@jicai/web/call/post.ts';
import { newRequestId } from '@jicai/web/call/request-id.ts';
import { ExportRow } from './ExportRow.tsx';
import styles from './PrivacyCard.module.css';
import { exportsQuery, refreshExports } from './privacy.queries.ts';

const CloseAccountDialog = lazyPart(async () => (await import('./CloseAccountDialog.tsx')).CloseAccountDialog);

/** 隐私与数据: a copy of one's own data, and the end of the account (个人信息保护法). */
export function PrivacyCard() {
  const { data: made } = useQuery(exportsQuery());
  const [isClosing, setIsClosing] = useState(false);
  const request = useMutation({
    mutationFn: () => post('/api/Account/ExportData', { data: { requestId: newRequestId() } }),
    onSuccess: () => toast.ok('正在生成，完成后会收到消息'),
    onSettled: () => void refreshExports(),
  });
  const isMaking = made?.some(({ exportState }) => exportState === exportStates.making) ?? false;
  return (
    <Card title="隐私与数据">
      <div className={styles.row}>
        <div className={styles.words}>
          <h3>导出个人数据</h3>
          <p className={styles.note}>
            账号资料、收货地址、订单、售后、发票、收藏、足迹、消息等的副本，含 JSON 与表格。每小时可申请一次，文件保留
            {` ${exportKeptMs / hourMs} 小时`}
          </p>
        </div>
        <Button isBusy={request.isPending} disabled={isMaking} onClick={() => request.mutate()}>
          申请导出
        </Button>
      </div>
      {made && made.length > 0 && (
        <ul className={styles.list} aria-label="导出记录">
          {made.map((one) => (
            <ExportRow key={one.exportId} made={one} />
          ))}
        </ul>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <h3>注销账号</h3>
          <p className={styles.note}>注销后账号不能恢复，个人信息将被删除或匿名化，手机号和邮箱可重新注册</p>
        </div>
        <Button look="danger" onClick={() => setIsClosing(true)}>
          注销账号
        </Button>
      </div>
      {isClosing && <CloseAccountDialog onClose={() => setIsClosing(false)} />}
    </Card>
  );
}
