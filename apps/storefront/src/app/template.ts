import type { Nav, PageTemplate, TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import { create } from 'zustand';
import { useLocalState } from './local-state.ts';
import { bindSession } from '@jicai/web/session/session.ts';
import { siteHost } from '@jicai/web/call/site-host.ts';
import { applyBrand } from './theme.ts';
import { soonMs } from './use-later.ts';

/** The look of the shop (spec section 3, template data), kept in localStorage for the next visit. */
export interface Template {
  companyId: string;
  companyName: string;
  loginTemp: PageTemplate | null;
  tempData: PageTemplate | null;
  navCateData: Nav[];
  webColor: string;
  pageDesc: string;
  logoUrl: string;
  companyLogoUrl: string;
  /** A step back restores the scroll position. Off by default: the specification has every page start at the top. */
  keepsPlace: boolean;
  /** Enterprises buy here first. */
  isBusiness: boolean;
  /** Version of the template; 0: none loaded yet. */
  timestamp: number;
  /** Came with this page's HTML. */
  isFromPage: boolean;
}

const storageKey = `jicai.template.${siteHost}`;
const defaults: Template = {
  companyId: '',
  companyName: '',
  loginTemp: null,
  tempData: null,
  navCateData: [],
  webColor: '#29166f',
  pageDesc: '集采商城',
  logoUrl: '',
  companyLogoUrl: '',
  keepsPlace: false,
  isBusiness: false,
  timestamp: 0,
  isFromPage: false,
};

export const useTemplate = create<Template>(() => readPage() ?? readStored() ?? defaults);
applyTemplate(useTemplate.getState());

/**
 * Applies the template to what is outside this store: the colour, the session's shop, and the blocks of the home page.
 */
export function applyTemplate({ webColor, companyId, tempData }: Template) {
  applyBrand(webColor);
  bindSession(companyId);
  useLocalState.setState({ plateData: tempData?.modelContent ?? [] });
}

/** The template that the server wrote into this page. */
function readPage(): Template | null {
  const text = document.getElementById('template')?.textContent?.trim();
  if (!text) return null;
  const template = toTemplate(JSON.parse(text) as TemplateAnswer);
  if (!template) return null;
  // To write it takes as long as to read it, and nothing on this page waits for it.
  window.setTimeout(() => storeTemplate(template), soonMs);
  return { ...template, isFromPage: true };
}

function readStored(): Template | null {
  try {
    const held = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null') as Template | null;
    return held?.timestamp ? { ...defaults, ...held } : null;
  } catch {
    return null;
  }
}

/** What the shell needs of an answer; null without a shop. */
export function toTemplate({ companyTempList, cateList, companyLogoUrl, timestamp }: TemplateAnswer): Template | null {
  const [shop] = companyTempList;
  if (!shop) return null;
  const [loginTemp = null, tempData = null] = shop.tempPageData;
  return {
    companyId: shop.companyId,
    companyName: shop.companyName,
    loginTemp,
    tempData,
    navCateData: cateList,
    webColor: shop.webColor || defaults.webColor,
    pageDesc: shop.pageDesc || defaults.pageDesc,
    logoUrl: shop.customerLogo,
    companyLogoUrl,
    keepsPlace: shop.keepsPlace,
    isBusiness: shop.isBusiness,
    timestamp,
    isFromPage: false,
  };
}

/** Keeps it for the next visit. */
export function storeTemplate(template: Template) {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(template));
  } catch {
    // If the storage is full or forbidden, the next visit only starts a little slower.
  }
}
