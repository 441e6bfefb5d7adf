import { expect, test } from 'vitest';
import { filesOfPages } from './early-hints.ts';

const chunk = (fileName: string, { holds = '', imports = [] as string[], css = [] as string[] } = {}) => ({
  fileName,
  imports,
  moduleIds: [holds],
  viteMetadata: { importedCss: new Set(css) },
});
const page = (area: string, name: string, imports: string[] = []) =>
  chunk(`${name}.js`, { holds: `/x/src/features/${area}/${name}.tsx`, imports, css: [`${name}.css`] });

const html = '<script src="/shell.js"></script><script src="/vendor.js"></script><link href="/shell.css">';

test('a page names what it loads beside the shell, styles too, each once, and a look of it what the page does not', () => {
  const files = filesOfPages(
    [
      chunk('shell.js', { imports: ['vendor.js'], css: ['shell.css'] }),
      chunk('vendor.js'),
      chunk('goods.js', { imports: ['vendor.js', 'price.js'], css: ['goods.css'] }),
      chunk('price.js'),
      page('home', 'HomePage', ['shell.js', 'goods.js', 'price.js']),
      page('search', 'SearchPage', ['goods.js']),
      page('search', 'WideSearch', ['SearchPage.js']),
      page('search', 'PhoneSearch', ['goods.js']),
      page('catalog', 'ProductPage'),
      page('cart', 'CartPage'),
      chunk('PhoneBars.js', { holds: '/x/src/app/layouts/PhoneBars.tsx' }),
    ],
    html,
  );
  expect(files['home']).toEqual(['HomePage.js', 'goods.js', 'price.js', 'HomePage.css', 'goods.css']);
  expect(files['searchfor']).toEqual(['SearchPage.js', 'goods.js', 'price.js', 'SearchPage.css', 'goods.css']);
  expect(files['searchforPhone']).toEqual(['PhoneSearch.js', 'PhoneSearch.css']);
});

test('a page that is not there stops the build', () => {
  expect(() => filesOfPages([chunk('shell.js')], html)).toThrow('HomePage');
});
