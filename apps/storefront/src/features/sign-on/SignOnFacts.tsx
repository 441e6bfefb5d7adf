import type { SignOnModel } from '@jicai/contract/people/sign-on.ts';
import { proofName } from '@jicai/domain/shop/shop-hosts.ts';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import styles from './SignOnSettings.module.css';

/** What the identity system and DNS have to be told: before anything else, as nothing can be filled in without. */
export function SignOnFacts({ model }: { model: SignOnModel }) {
  const callbackUrl = window.location.origin + model.callbackPath;
  return (
    <Card title="接入信息">
      <dl className={styles.facts}>
        <dt>回调地址</dt>
        <dd>
          <code>{callbackUrl}</code> <CopyButton text={callbackUrl} label="回调地址" />
        </dd>
        {model.domains.map(({ domain, isProved }) => (
          <div key={domain} className={styles.fact}>
            <dt>{domain}</dt>
            <dd>
              <Tag tone={isProved ? 'ok' : 'warn'} isState>
                {isProved ? '已验证' : '待验证'}
              </Tag>
              {!isProved && (
                <p>
                  请为 <code>{proofName(domain)}</code> 添加 TXT 记录 <code>{model.proof}</code>{' '}
                  <CopyButton text={model.proof} label="TXT 记录" />
                  ，再检查连接；验证之前不能用该域名的邮箱登录。
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
