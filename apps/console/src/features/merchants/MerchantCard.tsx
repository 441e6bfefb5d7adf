import { merchantFields } from '@jicai/domain/payments/merchant-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import { useState } from 'react';
import { MerchantDialog } from './MerchantDialog.tsx';
import type { Merchant } from './merchants.queries.ts';
import { useCheck } from './use-check.ts';
import styles from './MerchantsPage.module.css';

/** One way to be paid: its state, what of its account may be shown, and the acts on it. */
export function MerchantCard({ merchant }: { merchant: Merchant }) {
  const { channel, channelName, isSet, values, keptSecrets, notifyPath } = merchant;
  const [isEditing, setEditing] = useState(false);
  const check = useCheck(merchant);
  const fields = merchantFields[channel].filter((one) => !one.isLong || one.isSecret);
  const notifyUrl = `${values['siteOrigin'] ?? ''}${notifyPath}`;
  return (
    <Card title={channelName} size="sm" extra={<StateTag merchant={merchant} />}>
      {isSet ? (
        <Pairs>
          {fields.map(({ field, label, isSecret }) => (
            <Pair key={field} name={label}>
              {isSecret ? keptSecrets.includes(field) && '已保存' : values[field]}
            </Pair>
          ))}
          {notifyPath !== '' && (
            <Pair name="通知地址">
              <span className={styles.notice}>
                {notifyUrl}
                <CopyButton text={notifyUrl} label="通知地址" />
              </span>
            </Pair>
          )}
        </Pairs>
      ) : (
        <p>{merchant.isSimulated ? '演示商城用模拟收款，配置后改用真实通道。' : '配置后，买家结算时可以选择。'}</p>
      )}
      <div className={styles.acts}>
        <Button size="sm" aria-label={`${isSet ? '修改' : '配置'}${channelName}`} onClick={() => setEditing(true)}>
          {isSet ? '修改' : '配置'}
        </Button>
        {isSet && channel !== 'TRANSFER' && (
          <Button size="sm" aria-label={`检查${channelName}`} isBusy={check.isBusy} onClick={() => check.run(channel)}>
            检查
          </Button>
        )}
      </div>
      {check.result && (
        <output className={styles.check} data-is-ok={check.result.isOk}>
          {check.result.text}（{(check.result.tookMs / 1000).toLocaleString('zh-CN', { maximumFractionDigits: 1 })} 秒）
        </output>
      )}
      {isEditing && <MerchantDialog merchant={merchant} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function StateTag({ merchant: { isSet, isEnabled, isSimulated } }: { merchant: Merchant }) {
  if (isSimulated) return <Tag isState>模拟收款</Tag>;
  if (!isSet)
    return (
      <Tag isState tone="grey">
        未配置
      </Tag>
    );
  return (
    <Tag isState tone={isEnabled ? 'ok' : 'grey'}>
      {isEnabled ? '收款中' : '已停用'}
    </Tag>
  );
}
