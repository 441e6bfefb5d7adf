import { merchantFields } from '@jicai/domain/payments/merchant-form.ts';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Pair } from '@jicai/ui/lists/Pairs.tsx';
import { post } from '@jicai/web/call/post.ts';
import { useState } from 'react';
import { ProviderCard, ProviderDialog, useProviderCheck } from '../providers/index.ts';
import { type Merchant, refreshMerchants } from './merchants.queries.ts';
import styles from './MerchantsPage.module.css';

/** One way to be paid. */
export function MerchantCard({ merchant }: { merchant: Merchant }) {
  const { channel, channelName, values, notifyPath, updateTime } = merchant;
  const [isEditing, setEditing] = useState(false);
  const isOnline = channel !== 'TRANSFER';
  const check = useProviderCheck(updateTime, async (requestId) => {
    if (!isOnline) throw new Error('a bank account is not asked');
    return (await post('/api/OpsMerchant/Check', { data: { channel, requestId } })).resultData;
  });
  const notifyUrl = `${values['siteOrigin'] ?? ''}${notifyPath}`;
  return (
    <>
      <ProviderCard
        name={channelName}
        provider={merchant}
        fields={merchantFields[channel].filter((one) => !one.isLong || one.isSecret)}
        tag={tagOf(merchant)}
        emptyText={merchant.isSimulated ? '演示商城用模拟收款，配置后改用真实通道。' : '配置后，买家结算时可以选择。'}
        morePairs={
          isOnline && (
            <Pair name="通知地址">
              <span className={styles.notice}>
                {notifyUrl}
                <CopyButton text={notifyUrl} label="通知地址" />
              </span>
            </Pair>
          )
        }
        check={isOnline ? check : undefined}
        onEdit={() => setEditing(true)}
      />
      {isEditing && (
        <ProviderDialog
          name={channelName}
          draft={`merchant.${channel}`}
          fields={merchantFields[channel]}
          provider={merchant}
          enabledLabel="用于新的付款；停用后，进行中的付款和退款照常"
          doneText={isOnline ? undefined : '收款账户已生效'}
          onSave={({ isFirst: _one, ...saved }) => post('/api/OpsMerchant/Save', { data: { channel, ...saved } })}
          onSaved={() => void refreshMerchants()}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

function tagOf({ isSet, isEnabled, isSimulated }: Merchant): { text: string; tone?: 'ok' | 'grey' } {
  if (isSimulated) return { text: '模拟收款' };
  if (!isSet) return { text: '未配置', tone: 'grey' };
  return isEnabled ? { text: '收款中', tone: 'ok' } : { text: '已停用', tone: 'grey' };
}
