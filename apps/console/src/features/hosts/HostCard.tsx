import { hostStates, hostStateTexts } from '@jicai/domain/shop/shop-hosts.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { Tag } from '@jicai/ui/display/Tag.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { Pair, Pairs } from '@jicai/ui/lists/Pairs.tsx';
import type { Host } from './hosts.queries.ts';
import styles from './HostsPage.module.css';
import { useHostActs } from './use-host-acts.ts';

/** One address of the shop: whether it is used, what DNS has to say until it is, and whether it answers. */
export function HostCard({ host: one }: { host: Host }) {
  const { host, hostState, isCurrent, proof } = one;
  const acts = useHostActs(one);
  const isUsed = hostState === hostStates.inUse;
  return (
    <Card title={host} size="sm" extra={<StateTag host={one} />}>
      {!isUsed && proof && (
        <>
          <p className={styles.lead}>请到域名服务商处添加一条解析记录，生效后点“验证”：</p>
          <Pairs>
            <Pair name="记录类型">TXT</Pair>
            <Pair name="主机记录">
              <Copied text={proof.name} label="主机记录" />
            </Pair>
            <Pair name="记录值">
              <Copied text={proof.value} label="记录值" />
            </Pair>
          </Pairs>
        </>
      )}
      {isUsed && <p className={styles.lead}>{one.proveTime ? `${one.proveTime} 通过验证` : '开通商城时设置'}</p>}
      <div className={styles.acts}>
        {!isUsed && (
          <Button
            size="sm"
            aria-label={`验证 ${host}`}
            isBusy={acts.proof.isPending}
            onClick={() => acts.proof.mutate()}
          >
            验证
          </Button>
        )}
        <Button size="sm" aria-label={`检查 ${host}`} isBusy={acts.look.isPending} onClick={() => acts.look.mutate()}>
          检查
        </Button>
        {!isCurrent && (
          <Button
            size="sm"
            look="text"
            armed={false}
            aria-label={`移除 ${host}`}
            isBusy={acts.isRemoving}
            onClick={() => void acts.remove()}
          >
            移除
          </Button>
        )}
      </div>
      {acts.proof.error && (
        <output className={styles.found} data-is-ok="false">
          {acts.proof.error.message}
        </output>
      )}
      {acts.look.data && (
        <output className={styles.found} data-is-ok={acts.look.data.isOk}>
          {acts.look.data.text}
          {acts.look.data.addresses.length > 0 && <small>{acts.look.data.addresses.join('、')}</small>}
        </output>
      )}
    </Card>
  );
}

function StateTag({ host: { hostState, isCurrent } }: { host: Host }) {
  return (
    <span className={styles.tags}>
      {isCurrent && <Tag tone="grey">当前访问</Tag>}
      <Tag isState tone={hostState === hostStates.inUse ? 'ok' : 'warn'}>
        {hostStateTexts[hostState]}
      </Tag>
    </span>
  );
}

const Copied = ({ text, label }: { text: string; label: string }) => (
  <span className={styles.copied}>
    {text}
    <CopyButton text={text} label={label} />
  </span>
);
