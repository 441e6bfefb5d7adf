import { loggedAreas } from '@jicai/domain/shop-side/log-acts.ts';
import { areaName } from '@jicai/domain/shop-side/console-menu.ts';
import { PeriodField } from '@jicai/ui/forms/PeriodField.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AddressSearch } from '../../parts/AddressSearch.tsx';
import { FilterChip } from '../../parts/FilterChip.tsx';
import type { useLogAddress } from './log-address.ts';
import { logPeopleQuery } from './log.queries.ts';

const areas = loggedAreas.map((area) => ({ value: area, label: areaName(area) }));
const theShopItself = { value: '0', label: '系统' };

/** A whole number, who, in which area, and when. */
export function LogFilters({ address, extra }: { address: ReturnType<typeof useLogAddress>; extra: ReactNode }) {
  const { data: people = [] } = useQuery(logPeopleQuery());
  const { userId, area, dateFrom, dateTo, change } = address;
  const choices = [...people.map((one) => ({ value: one.userId, label: one.userName })), theShopItself];
  return (
    <>
      <AddressSearch label="搜索日志" placeholder="完整的订单号、单号或编号" address={address} />
      <FilterChip label="谁" choices={choices} value={userId} onChange={(next) => change({ user: next })} />
      <FilterChip label="做了什么" choices={areas} value={area ?? ''} onChange={(next) => change({ area: next })} />
      <PeriodField label="时间" from={dateFrom} to={dateTo} onChange={change} />
      {extra}
    </>
  );
}
