import {
  IconArrowBackUp,
  IconChartBar,
  IconClipboardCheck,
  IconFileInvoice,
  IconFileOff,
  IconSettings,
  IconShieldLock,
  IconSitemap,
  IconUsers,
  IconWallet,
} from '@jicai/ui/icons/center-icons.tsx';
import type { IconComponent } from '@jicai/ui/icons/icon.tsx';
import { IconHeart, IconList, IconMapPin, IconTruckDelivery, IconUser } from '@jicai/ui/icons/icons.tsx';
import { IconClipboardList, IconClock, IconLock, IconPackage } from '@jicai/ui/icons/page-icons.tsx';
import { IconBuildingBank, IconCircleX } from '@jicai/ui/icons/trade-icons.tsx';

const icons: Readonly<Record<string, IconComponent>> = {
  'dashboard/overview': IconChartBar,
  'order/myOrder': IconClipboardList,
  'order/allOrder': IconPackage,
  'order/myAudit': IconClipboardCheck,
  'order/cancelOrder': IconCircleX,
  'order/cancelReturn': IconArrowBackUp,
  'order/invalidInvoice': IconFileOff,
  'order/receiving': IconTruckDelivery,
  'kamUser/userInfo': IconUser,
  'kamUser/receivingAddress': IconMapPin,
  'kamUser/invoice': IconFileInvoice,
  'kamUser/organization': IconSitemap,
  'kamUser/roles': IconShieldLock,
  'kamUser/userList': IconUsers,
  'kamUser/auditRule': IconSettings,
  'kamUser/signOn': IconLock,
  'concern/itemConcern': IconHeart,
  'concern/browsing': IconClock,
  'checkOrder/financeCheck': IconWallet,
  'checkOrder/credit': IconBuildingBank,
};

/** The icon of a menu entry by its view; an entry the shop adds later gets a list. */
export const menuIcon = (view: string): IconComponent => icons[view] ?? IconList;
