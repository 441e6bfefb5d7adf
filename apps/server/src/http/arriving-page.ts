import type { TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import { escapeHtml } from './escape-html.ts';

type Slide = NonNullable<ReturnType<typeof findHero>>;

/** What is seen until the code of a page has come: name and tagline of the shop, parted at the first space. */
export function arrivingName(template: TemplateAnswer): string {
  return `<div class="arriving"><p class="wrap">${nameOf(template)}</p></div>`;
}

/**
 * The first frame of the storefront, which needs no script: what its first drawing shows as well, at the same places
 * (app/arriving.css). The early script says on <html> which page is asked for; without it only the name is shown.
 */
export function arrivingShop(template: TemplateAnswer): string {
  const [shop] = template.companyTempList;
  const name = shop?.pageDesc.split(' ')[0] ?? '';
  const mark = shop?.customerLogo
    ? `<img src="${escapeHtml(shop.customerLogo)}" alt="">`
    : escapeHtml(name.slice(0, 1));
  const greeting = shopPage(template)?.topContent.greeting || `您好，欢迎来到${name}`;
  const hero = findHero(template);
  return `<div class="arriving" aria-hidden="true">
<div class="arriving-top"><p class="wrap">${escapeHtml(greeting)}</p></div>
<div class="arriving-head"><div class="wrap">
${icons.menu}${icons.back}
<div class="arriving-logo"><i>${mark}</i><p>${nameOf(template)}</p></div>
<div class="arriving-search">${icons.search}<span>搜索商品名称、型号或商品编号</span><b>搜索</b></div>
<div class="arriving-cart">${icons.cart}<span>购物车</span></div>
</div></div>
<div class="arriving-nav"><div class="wrap"><b>${icons.menu}全部商品分类</b></div></div>
${hero ? `<div class="wrap arriving-first"><i></i><div class="arriving-hero">${heroHtml(hero)}</div><i></i></div>` : ''}
</div>`;
}

/** The picture of the first banner, which the early script asks for on the home page. */
export const heroPicture = (template: TemplateAnswer): string => findHero(template)?.imgUrl ?? '';

function nameOf({ companyTempList: [shop] }: TemplateAnswer): string {
  const [name = '', ...tagline] = escapeHtml(shop?.pageDesc ?? '').split(' ');
  return `<b>${name}</b><span>${tagline.join(' ')}</span>`;
}

/** Behind that of the login page, as the screens take it. */
const shopPage = ({ companyTempList: [shop] }: TemplateAnswer) => shop?.tempPageData[1];

/** As the home page chooses it: the first picture of the first banner. */
function findHero(template: TemplateAnswer) {
  const blocks = shopPage(template)?.modelContent.toSorted((a, b) => a.sortNo - b.sortNo) ?? [];
  return blocks.find((block) => block.type === 'banner')?.options.images[0];
}

/** As the carousel draws it (Carousel.tsx, slide.css). Lazy: it is asked for only where it is shown. */
function heroHtml({ imgUrl, title, subtitle, eyebrow, action, textColor = '', backColor = '' }: Slide): string {
  const picture = (look: string) =>
    `<img class="${look}" src="${escapeHtml(imgUrl)}" alt="" width="1220" height="720" loading="lazy" decoding="sync">`;
  if (!title) return picture('slide-cover');
  const words = (['eyebrow', 'title', 'subtitle', 'action'] as const)
    .map((name) => [name, { eyebrow, title, subtitle, action }[name]] as const)
    .map(([name, text]) => (text ? `<span class="slide-${name}">${escapeHtml(text)}</span>` : ''));
  const ink = isColour(textColor) ? ` slide-inked" style="color:${textColor}` : '';
  const ground = isColour(backColor) ? `<span class="slide-cover" style="background:${backColor}"></span>` : '';
  return `<div class="slide-link">${ground}${picture('slide-scene')}<span class="slide-text${ink}">${words.join('')}</span></div>`;
}

const isColour = (text: string) => /^#[0-9a-f]{3,8}$/i.test(text);

const icon = (name: string, path: string) =>
  `<svg class="arriving-${name}-icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;

const icons = {
  menu: icon('menu', 'M4 6l16 0M4 12l16 0M4 18l16 0'),
  back: icon('back', 'M15 6l-6 6l6 6'),
  search: icon('search', 'M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M21 21l-6 -6'),
  cart: icon(
    'cart',
    'M4 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M15 19a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M17 17h-11v-14h-2M6 5l14 1l-1 7h-13',
  ),
};
