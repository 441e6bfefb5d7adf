import {
  IconArrowBackUp,
  IconChartBar,
  IconClipboardCheck,
  IconDownload,
  IconFileInvoice,
  IconSettings,
  IconSitemap,
  IconStar,
  IconUsers,
  IconWallet,
  IconWorld,
} from '@jicai/ui/icons/center-icons.tsx';
import type { IconComponent } from '@jicai/ui/icons/icon.tsx';
import { IconBuildingStore } from '@jicai/ui/icons/goods-icons.tsx';
import {
  IconHome,
  IconLayoutGrid,
  IconList,
  IconMapPin,
  IconSearch,
  IconShieldCheck,
  IconTruckDelivery,
  IconUser,
} from '@jicai/ui/icons/icons.tsx';
import {
  IconClipboardList,
  IconClock,
  IconCreditCard,
  IconDeviceMobile,
  IconDiscount,
  IconMessage,
  IconPackage,
  IconReceipt,
  IconTag,
} from '@jicai/ui/icons/page-icons.tsx';
import { IconScan } from '@jicai/ui/icons/scan-icons.tsx';
import { IconBuildingBank } from '@jicai/ui/icons/trade-icons.tsx';

/** The sign of each function of the console, by its path: none stands for two that somebody may hold at once. */
export const menuIcons: Readonly<Record<string, IconComponent>> = {
  desk: IconLayoutGrid,
  orders: IconTruckDelivery,
  returns: IconArrowBackUp,
  'own-settlements': IconReceipt,
  payments: IconBuildingBank,
  invoices: IconFileInvoice,
  statements: IconList,
  own: IconPackage,
  goods: IconPackage,
  categories: IconSitemap,
  brands: IconStar,
  labels: IconTag,
  import: IconDownload,
  promotions: IconDiscount,
  search: IconSearch,
  customers: IconBuildingStore,
  suppliers: IconUsers,
  settlements: IconWallet,
  studio: IconHome,
  content: IconMessage,
  agreements: IconClipboardCheck,
  reports: IconChartBar,
  changes: IconShieldCheck,
  settings: IconSettings,
  staff: IconUser,
  freight: IconMapPin,
  merchants: IconCreditCard,
  sms: IconDeviceMobile,
  tracking: IconScan,
  hosts: IconWorld,
  jobs: IconClock,
  log: IconClipboardList,
};
