import { type ShopReturnAction, shopReturnActionTexts } from '@jicai/domain/returns/return-actions.ts';
import { Button, buttonClass } from '@jicai/ui/buttons/Button.tsx';
import { CopyButton } from '@jicai/ui/buttons/CopyButton.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { Loading, Skeleton } from '@jicai/ui/feedback/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { inspectPath, paths } from '../../app/paths.ts';
import { Drawer, type DrawerWays } from '../../parts/Drawer.tsx';
import drawerStyles from '../../parts/Drawer.module.css';
import { DueTime } from '../../parts/DueTime.tsx';
import { type DialogAction, ReturnDialogs } from './ReturnDialogs.tsx';
import { ReturnState } from './ReturnState.tsx';
import { ReturnView } from './ReturnView.tsx';
import { returnQuery, type ReturnSheet } from './returns.queries.ts';

interface ReturnDrawerOptions extends DrawerWays {
  returnNo: string;
}

/** One after-sales sheet beside the list, with everything that may be done about it. */
export function ReturnDrawer(options: ReturnDrawerOptions) {
  const query = useQuery(returnQuery(options.returnNo));
  if (query.data) return <LoadedDrawer {...options} sheet={query.data} />;
  return (
    <Drawer {...options} label="售后单" head={<b className={drawerStyles.no}>{options.returnNo}</b>}>
      <QueryState
        query={query}
        skeleton={
          <Loading className={drawerStyles.bones}>
            <Skeleton height={140} />
            <Skeleton height={220} />
          </Loading>
        }
      >
        {() => null}
      </QueryState>
    </Drawer>
  );
}

const names = Object.keys(shopReturnActionTexts) as ShopReturnAction[];
/** The act that moves the sheet on; the others stand beside it. */
const main: readonly ShopReturnAction[] = ['agree', 'receive', 'reship'];

function LoadedDrawer({ sheet, ...options }: ReturnDrawerOptions & { sheet: ReturnSheet }) {
  const [action, setAction] = useState<DialogAction>();
  const possible = names.filter((name) => sheet.actions.includes(name));
  const foot = possible
    .toSorted((a, b) => Number(main.includes(a)) - Number(main.includes(b)))
    .map((name) =>
      name === 'receive' ? (
        <Link key={name} to={inspectPath(sheet.returnNo)} className={buttonClass({ look: 'fill' })}>
          逐行验收
        </Link>
      ) : (
        <Button key={name} look={main.includes(name) ? 'fill' : 'ghost'} onClick={() => setAction(name)}>
          {shopReturnActionTexts[name]}
        </Button>
      ),
    );
  return (
    <>
      <Drawer
        {...options}
        label={`售后单 ${sheet.returnNo}`}
        head={<Head sheet={sheet} />}
        foot={foot.length > 0 && foot}
      >
        <ReturnView sheet={sheet} />
      </Drawer>
      <ReturnDialogs sheet={sheet} action={action} onClose={() => setAction(undefined)} />
    </>
  );
}

function Head({ sheet }: { sheet: ReturnSheet }) {
  return (
    <>
      <p className={drawerStyles.line}>
        <b className={drawerStyles.no}>{sheet.returnNo}</b>
        <CopyButton text={sheet.returnNo} label="售后单号" />
        <ReturnState sheet={sheet} />
      </p>
      <p className={drawerStyles.facts}>
        <span>
          {sheet.customerName} · {sheet.userName}
        </span>
        <span>
          {sheet.returnTypeText}，{sheet.reasonName}
        </span>
        <span>
          订单{' '}
          <Link to={`${paths.orders}?view=all&open=${sheet.orderNo}`} className={drawerStyles.link}>
            {sheet.orderNo}
          </Link>
        </span>
        <DueTime time={sheet.deadlineAt} />
      </p>
    </>
  );
}
