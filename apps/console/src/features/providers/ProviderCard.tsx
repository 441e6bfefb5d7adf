import type { ProviderField } from '@jicai/domain/shop-side/provider-form.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import type { ReactNode } from 'react';
import styles from './ProviderCard.module.css';

interface Provider {
  isSet: boolean;
  values: Readonly<Record<string, string>>;
  keptSecrets: readonly string[];
}

/** One outside service: its state, what of its connection may be shown, and the acts on it. */
export function ProviderCard({
  name,
  provider: { isSet, values, keptSecrets },
  fields,
  tag,
  emptyText,
  morePairs,
  check,
  onEdit,
}: {
  name: string;
  provider: Provider;
  fields: readonly ProviderField[];
  tag: { text: string; tone?: 'ok' | 'grey' };
  /** What stands there while nothing is set. */
  emptyText: string;
  morePairs?: ReactNode;
  /** Undefined for what cannot be checked. */
  check: { isBusy: boolean; result: CheckResult | undefined; run: () => void } | undefined;
  onEdit: () => void;
}) {
  return (
    <Card
      title={name}
      size="sm"
      extra={
        <Tag isState {...(tag.tone && { tone: tag.tone })}>
          {tag.text}
        </Tag>
      }
    >
      {isSet ? (
        <Pairs>
          {fields.map(({ field, label, isSecret }) => (
            <Pair key={field} name={label}>
              {isSecret ? keptSecrets.includes(field) && '已保存' : values[field]}
            </Pair>
          ))}
          {morePairs}
        </Pairs>
      ) : (
        <p>{emptyText}</p>
      )}
      <div className={styles.acts}>
        <Button size="sm" aria-label={`${isSet ? '修改' : '配置'}${name}`} onClick={onEdit}>
          {isSet ? '修改' : '配置'}
        </Button>
        {isSet && check && (
          <Button size="sm" aria-label={`检查${name}`} isBusy={check.isBusy} onClick={check.run}>
            检查
          </Button>
        )}
      </div>
      {check?.result && <CheckOutput result={check.result} />}
    </Card>
  );
}

export interface CheckResult {
  isOk: boolean;
  text: string;
  tookMs: number;
}

function CheckOutput({ result: { isOk, text, tookMs } }: { result: CheckResult }) {
  const seconds = (tookMs / 1000).toLocaleString('zh-CN', { maximumFractionDigits: 1 });
  return (
    <output className={styles.check} data-is-ok={isOk}>
      {text}（{seconds} 秒）
    </output>
  );
}
