import { plateTypes } from '@jicai/domain/shop/plate-types.ts';
import type { Nav, PageTemplate, TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { create } from 'zustand';
import { Refusal } from '@jicai/web/call/faults.ts';
import { useLocalState } from './local-state.ts';
import { post } from '@jicai/web/call/post.ts';
import { bindSession } from '@jicai/web/session/session.ts';
import { siteHost } from '@jicai/web/call/site-host.ts';
import { applyBrand } from './theme.ts';

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
apply(useTemplate.getState());

/**
 * Applies the template to what is outside this store: the colour, the session's shop, and the blocks of the home page.
 */
function apply({ webColor, companyId, tempData }: Template) {
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
  store(template);
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

function toTemplate({ companyTempList, cateList, companyLogoUrl, timestamp }: TemplateAnswer): Template | null {
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

function store(template: Template) {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(template));
  } catch {
    // If the storage is full or forbidden, the next visit only starts a little slower.
  }
}

/**
 * Loads the template (spec section 4: at every navigation). With the timestamp of the stored one, an unchanged template is not
 * sent again. A refusal is a toast, a transport fault is only logged; navigation goes on in both cases (spec section 8).
 */
export async function loadTemplate(): Promise<void> {
  const { timestamp } = useTemplate.getState();
  try {
    const { resultData } = await post(
      '/api/ShopHostUrlMapTemplate/GetList',
      {
        hmtId: '',
        hostId: '',
        plateType: plateTypes.shop,
        templatePageId: '',
        createTime: '',
        operatorId: '',
        key: '',
        companyUrl: siteHost,
        timestamp,
      },
      { isQuiet: true },
    );
    const fresh = toTemplate(resultData);
    if (!fresh || fresh.timestamp === timestamp) return;
    store(fresh);
    useTemplate.setState(fresh);
    apply(fresh);
  } catch (error) {
    if (error instanceof Refusal) return toast.error(error.message);
    // oxlint-disable-next-line no-console -- spec section 8: logged only
    console.warn('template', error);
  }
}
