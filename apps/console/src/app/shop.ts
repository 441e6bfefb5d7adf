import type { TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import { bindSession } from '@jicai/web/session/session.ts';

/** The shop that is run from here, as the server wrote it into this page. */
interface Shop {
  companyId: string;
  /** Short name: the page description up to its first space. */
  name: string;
  logoUrl: string;
}

export const shop: Shop = readShop();
bindSession(shop.companyId);

function readShop(): Shop {
  const text = document.getElementById('template')?.textContent?.trim();
  const [look] = text ? (JSON.parse(text) as TemplateAnswer).companyTempList : [];
  return {
    companyId: look?.companyId ?? '',
    name: look?.pageDesc.split(' ')[0] || '集采商城',
    logoUrl: look?.customerLogo ?? '',
  };
}
