import { healthLines, healthPath, healthText, type HealthLine } from '@jicai/domain/shop-side/desk-health.ts';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { LoadingBlock } from '@jicai/ui/feedback/LoadingBlock.tsx';
import { Card } from '@jicai/ui/layout/Card.tsx';
import { shortTime } from '@jicai/web/time/wire-time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { selfQuery } from '../../app/self.queries.ts';
import { healthQuery } from './due.queries.ts';
import styles from './HealthCard.module.css';

const stateTexts = { ok: '正常', wrong: '有问题', off: '没有启用' };

/** 通道与任务: what the shop leans on, whether it works, and the way to where it is mended. */
export function HealthCard() {
  const query = useQuery(healthQuery());
  const { data: self } = useQuery(selfQuery());
  const held = new Set(self?.permissions);
  if (query.data?.length === 0) return null;
  return (
    <Card title="通道与任务" size="sm">
      <QueryState query={query} skeleton={<LoadingBlock height={160} />}>
        {(lines) => (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.line} data-state={line.state}>
                <Link to={healthPath(line, held)}>
                  <span className="sr">{stateTexts[line.state]}：</span>
                  {healthLines[line.line].label}
                </Link>
                <span className={styles.text}>{lineText(line)}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

const lineText = (line: HealthLine) =>
  line.state === 'ok' && line.lastTime ? `最近到账 ${shortTime(line.lastTime)}` : healthText(line);
