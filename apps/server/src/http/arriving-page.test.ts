import type { TemplateAnswer } from '@jicai/contract/shop/tenancy.ts';
import { expect, test } from 'vitest';
import { arrivingName, arrivingShop, heroPicture } from './arriving-page.ts';
import { hashesOf } from './page-route.ts';

const banner = (sortNo: number, imgUrl: string, more = {}) => ({
  type: 'banner',
  sortNo,
  options: { images: [{ imgUrl, linkUrl: '/', ...more }], interval: 5000 },
});
const page = (...modelContent: unknown[]) => ({ topContent: { greeting: '' }, modelContent });

/** A shop with these banners on its home page, and another one on that of the login. */
const shopWith = (banners: unknown[], customerLogo = '/logo.svg') =>
  ({
    companyTempList: [
      {
        pageDesc: '集采<商城> 企业 采购',
        customerLogo,
        tempPageData: [page(banner(0, '/login.webp')), page(...banners)],
      },
    ],
  }) as unknown as TemplateAnswer;

test('the first frame shows name, tagline and mark of the shop, and the first picture of its first banner', () => {
  const template = shopWith([
    banner(2, '/second.webp'),
    banner(1, '/first.webp', { title: '锁价"十二"个月', action: '去看看' }),
  ]);
  expect(heroPicture(template)).toBe('/first.webp');
  const html = arrivingShop(template);
  expect(html).toContain('<b>集采&lt;商城&gt;</b><span>企业 采购</span>');
  expect(html).toContain('您好，欢迎来到集采&lt;商城&gt;');
  expect(html).toContain('<img src="/logo.svg"');
  expect(html).toContain('<span class="slide-title">锁价&quot;十二&quot;个月</span>');
  expect(html).toContain('class="slide-scene" src="/first.webp"');
  expect(html).not.toContain('second.webp');
  expect(html).not.toContain('login.webp');
  expect(arrivingName(template)).toContain('集采&lt;商城&gt;');
});

test('a shop without pictures has its first letter as mark and no banner', () => {
  const html = arrivingShop(shopWith([], ''));
  expect(html).toContain('<i>集</i>');
  expect(html).not.toContain('<img');
  expect(heroPicture(shopWith([]))).toBe('');
});

test('a colour of a banner that is none does not reach the page', () => {
  const html = (textColor: string) => arrivingShop(shopWith([banner(1, '/a.webp', { title: '新', textColor })]));
  expect(html('#112233')).toContain('style="color:#112233"');
  expect(html('red;top:0')).not.toContain('style=');
});

test('a script of the build is named by its hash, data and files are not', () => {
  const built =
    '<script type="application/json" id="template"></script><script>1</script><script src="/a.js"></script>';
  expect(hashesOf(built)).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"]);
});
