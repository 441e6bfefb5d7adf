import {
  IconArrowBackUp,
  IconChartBar,
  IconDownload,
  IconSettings,
  IconStar,
  IconUsers,
  IconWorld,
} from '@jicai/ui/icons/center-icons.tsx';
import type { IconComponent } from '@jicai/ui/icons/icon.tsx';
import { IconBuildingStore } from '@jicai/ui/icons/goods-icons.tsx';
import {
  IconCategory,
  IconHome,
  IconLayoutGrid,
  IconList,
  IconSearch,
  IconShieldCheck,
  IconTruckDelivery,
} from '@jicai/ui/icons/icons.tsx';
import {
  IconClipboardList,
  IconClock,
  IconPackage,
  IconReceipt,
  IconDeviceMobile,
} from '@jicai/ui/icons/page-icons.tsx';
import { IconBuildingBank } from '@jicai/ui/icons/trade-icons.tsx';
import { createElement } from 'react';

const byPath: Record<string, IconComponent> = {
  desk: IconLayoutGrid,
  orders: IconTruckDelivery,
  returns: IconArrowBackUp,
  own: IconPackage,
  goods: IconPackage,
  categories: IconCategory,
  brands: IconShieldCheck,
  labels: IconStar,
  import: IconDownload,
  payments: IconBuildingBank,
  invoices: IconReceipt,
  statements: IconList,
  settlements: IconReceipt,
  'own-settlements': IconReceipt,
  customers: IconBuildingStore,
  changes: IconShieldCheck,
  search: IconSearch,
  studio: IconHome,
  promotions: IconReceipt,
  content: IconList,
  agreements: IconReceipt,
  freight: IconTruckDelivery,
  merchants: IconBuildingBank,
  sms: IconDeviceMobile,
  hosts: IconWorld,
  suppliers: IconUsers,
  settings: IconSettings,
  staff: IconUsers,
  reports: IconChartBar,
  jobs: IconClock,
  log: IconClipboardList,
};

/** The icon of a function of the console, by its path; `size` in px. */
export function MenuIcon({ path, size }: { path: string; size: number }) {
  return createElement(byPath[path] ?? IconList, { size });
}
