import { returnTypeTexts } from '@jicai/domain/returns/return-reasons.ts';
import { returnTabs } from '@jicai/domain/returns/return-states.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { Dialog } from '@jicai/ui/feedback/Dialog.tsx';
import { EmptyState } from '@jicai/ui/feedback/EmptyState.tsx';
import { IconFilter } from '@jicai/ui/icons/icons.tsx';
import { Pagination } from '@jicai/ui/lists/Pagination.tsx';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { QueryState } from '@jicai/ui/feedback/QueryState.tsx';
import { SearchField } from '@jicai/ui/forms/SearchField.tsx';
import { Select } from '@jicai/ui/forms/Select.tsx';
import { Tabs } from '@jicai/ui/layout/Tabs.tsx';
import { useIsPhone } from '@jicai/ui/hooks/use-media.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAddress } from '@jicai/web/lists/use-address.ts';
import { OrderBones } from '../../app/center/OrderBones.tsx';
import {
  firstState,
  isFiltered,
  noReturnFilters,
  readReturnAddress,
  type ReturnAddress,
  returnPageBody,
  returnPageSize,
  writeReturnAddress,
} from './return-address.ts';
import { ReturnCardView } from './ReturnCardView.tsx';
import styles from './ReturnList.module.css';
import { returnPageQuery } from './returns.queries.ts';
import { useReturnActions } from './use-return-actions.ts';

const panelId = 'return-list';
const typeOptions = Object.entries(returnTypeTexts).map(([value, label]) => ({ value, label }));

interface Filtering {
  address: ReturnAddress;
  onChange: (part: Partial<ReturnAddress>) => void;
}

/** The tab 退货售后 of 取消及退货订单: sheets by state, with filters that stand in the address. */
export function ReturnList() {
  const { params, change: changeAddress } = useAddress();
  const address = readReturnAddress(params);
  const sheets = useQuery(returnPageQuery(returnPageBody(address)));
  const { act, busyNo } = useReturnActions();
  const change = (part: Partial<ReturnAddress>) =>
    changeAddress((standing) =>
      writeReturnAddress(standing, { ...readReturnAddress(standing), pageIndex: 1, ...part }),
    );
  return (
    <>
      <section className={styles.card} aria-label="售后状态与筛选">
        <Tabs
          tabs={returnTabs.map(({ label }) => ({ key: label, label }))}
          current={address.state}
          onChange={(state) => change({ state })}
          label="售后状态"
          look="head"
          panelId={panelId}
        />
        <Filters address={address} onChange={change} />
      </section>
      <div id={panelId} role="tabpanel" aria-label={address.state} aria-busy={sheets.isPlaceholderData}>
        <QueryState
          query={sheets}
          skeleton={<OrderBones />}
          isEmpty={({ resultData }) => resultData.length === 0}
          empty={<Nothing address={address} onChange={change} />}
        >
          {({ resultData, totalCount, isTotalCapped }) => (
            <>
              {resultData.map((sheet) => (
                <ReturnCardView
                  key={sheet.returnId}
                  sheet={sheet}
                  isBusy={busyNo === sheet.returnNo}
                  onAct={(action) => act(action, sheet)}
                />
              ))}
              {totalCount > returnPageSize && (
                <div className={styles.pager}>
                  <span>
                    共 {totalCount}
                    {isTotalCapped && '+'} 单
                  </span>
                  <Pagination
                    pageIndex={address.pageIndex}
                    pageSize={returnPageSize}
                    totalCount={totalCount}
                    onChange={(pageIndex) => change({ pageIndex })}
                  />
                </div>
              )}
            </>
          )}
        </QueryState>
      </div>
    </>
  );
}

function Filters(props: Filtering) {
  const isPhone = useIsPhone();
  return isPhone ? <PhoneFilters {...props} /> : <WideFilters {...props} />;
}

function WideFilters({ address, onChange }: Filtering) {
  return (
    <div className={styles.filters}>
      <Search address={address} onChange={onChange} />
      <PeriodAndType address={address} onChange={onChange} />
      {isFiltered(address) && (
        <Button look="text" className={styles.reset} onClick={() => onChange(noReturnFilters)}>
          重置
        </Button>
      )}
    </div>
  );
}

/** One row: what is seldom chosen lies in a sheet, as with orders. */
function PhoneFilters({ address, onChange }: Filtering) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.filters}>
      <Search
        address={address}
        onChange={onChange}
        button={
          <Button
            className={isFiltered({ ...address, searchKey: '' }) ? styles.filtered : ''}
            onClick={() => setIsOpen(true)}
          >
            <IconFilter size={16} />
            筛选
          </Button>
        }
      />
      {isOpen && (
        <Dialog
          title="筛选售后单"
          side="bottom"
          onClose={() => setIsOpen(false)}
          footer={
            <>
              <Button onClick={() => onChange(noReturnFilters)}>重置</Button>
              <Button look="fill" onClick={() => setIsOpen(false)}>
                查看结果
              </Button>
            </>
          }
        >
          <div className={styles.inSheet}>
            <PeriodAndType address={address} onChange={onChange} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Search({ address, onChange, button }: Filtering & { button?: ReactNode }) {
  return (
    <SearchField
      label="搜索售后单"
      placeholder="售后单号 / 订单号 / 商品名称 / 商品编号"
      searchKey={address.searchKey}
      onSearch={(searchKey) => onChange({ searchKey })}
      button={button}
    />
  );
}

function PeriodAndType({ address, onChange }: Filtering) {
  return (
    <>
      <PeriodField
        label="申请日期"
        from={address.dateFrom}
        to={address.dateTo}
        onChange={({ from, to }) => onChange({ dateFrom: from, dateTo: to })}
      />
      <Select
        label="售后类型"
        placeholder="全部类型"
        value={address.returnType}
        options={typeOptions}
        onChange={(returnType) => onChange({ returnType })}
        className={styles.type}
      />
    </>
  );
}

function Nothing({ address, onChange }: Filtering) {
  const isFirst = address.state === firstState;
  if (isFirst && !isFiltered(address)) {
    return (
      <EmptyState
        isFramed
        className={styles.empty}
        title="还没有售后单"
        hint="收到的商品有问题时，可以在订单中申请退货、换货或退款"
      />
    );
  }
  return (
    <EmptyState
      isFramed
      className={styles.empty}
      art="search"
      title={`没有${isFiltered(address) ? '符合条件的' : ''}${isFirst ? '' : address.state}售后单`}
      action={<Button onClick={() => onChange({ ...noReturnFilters, state: firstState })}>查看全部售后</Button>}
    />
  );
}
