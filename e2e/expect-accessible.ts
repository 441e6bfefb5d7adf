import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';

/** Nothing that comes in within this time is looked at half-way, when its colours are not yet its own. */
const longestEntryMs = 1000;

/**
 * axe, packed: the way to the page takes longer than all that axe then sets up, and grows with its length. Pure ASCII, since one
 * sign beyond it doubles what the page has to read.
 */
const packedAxe = deflateRawSync(
  readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replaceAll(
    /[^\0-\x7F]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ),
).toString('base64');

/**
 * What Lighthouse asks beside all rules of WCAG 2.0 A and AA, from its list of rules (core/gather/gatherers/accessibility.js): its score of
 * accessibility is 100 where these find nothing. Asked of what buyers see; the console, which no search engine scores, names the cells of its tables by what a
 * press does.
 */
const askedOfShops = [
  'accesskeys',
  'aria-allowed-role',
  'aria-conditional-attr',
  'aria-deprecated-role',
  'aria-dialog-name',
  'aria-prohibited-attr',
  'aria-text',
  'aria-treeitem-name',
  'empty-heading',
  'heading-order',
  'html-xml-lang-mismatch',
  'identical-links-same-purpose',
  'image-redundant-alt',
  'input-button-name',
  'label-content-name-mismatch',
  'landmark-one-main',
  'link-in-text-block',
  'meta-viewport',
  'select-name',
  'skip-link',
  'tabindex',
  'table-duplicate-name',
  'table-fake-caption',
  'target-size',
  'td-has-header',
];

/**
 * axe finds no breach of WCAG 2.0 and 2.1 A and AA in what the page shows now, on a buyer's page none of what Lighthouse asks, and nothing outside of its landmarks,
 * apart from frames, which are pages of their own. What was on its way to another colour while axe looked is looked at again; a breach stays.
 */
export async function expectAccessible(page: Page): Promise<void> {
  let breaches = await findBreaches(page);
  for (let again = 0; breaches.length > 0 && again < 2; again += 1) {
    await sleep(500);
    breaches = await findBreaches(page);
  }
  expect(breaches).toEqual([]);
}

/** The page unpacks axe in one call and runs it in the next: what comes after an await may not evaluate texts, by its own policy. */
async function giveAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(async (packed) => {
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    Object.assign(window, { axeSource: await new Response(unpacked).text() });
  }, packedAxe);
  await page.evaluate('(0, eval)(axeSource); delete window.axeSource;');
}

/** axe is given to a document once and asked for breaches alone: to hand over all that holds took as long as to look. */
async function findBreaches(page: Page): Promise<string[]> {
  await giveAxe(page);
  const asked = new URL(page.url()).pathname.startsWith('/console') ? [] : askedOfShops;
  return page.evaluate(
    async ({ longest, asked }) => {
      const entries = document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= longest);
      await Promise.allSettled(entries.map(({ finished }) => finished));
      const { axe: checker } = window as unknown as { axe: typeof axe };
      // Contrast takes most of a look. What stands in the same classes and colours as something before it has its contrast.
      const seen = new Set<string>();
      const looksOf = new Map<Element, string>();
      for (const element of document.querySelectorAll('body, body *')) {
        const { color, backgroundColor, opacity } = getComputedStyle(element);
        const own = `${element.tagName}.${element.getAttribute('class')} ${color} ${backgroundColor} ${opacity}`;
        const look = `${looksOf.get(element.parentElement ?? element) ?? ''}>${own}`;
        looksOf.set(element, look);
        element.toggleAttribute('data-same-look', seen.has(look));
        seen.add(look);
      }
      checker.configure({ noHtml: true, rules: [{ id: 'color-contrast', selector: ':not([data-same-look])' }] });
      const { violations } = await checker.run(
        { exclude: ['iframe'] },
        {
          runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa'] },
          rules: Object.fromEntries(['region', ...asked].map((id) => [id, { enabled: true }])),
          resultTypes: ['violations'],
        },
      );
      // What a menu that is open covers in part is aimed at when the menu is gone: it is left out where all that hides it stands in a box over it.
      const isUnderMenu = ({ target, any }: axe.NodeResult) => {
        const element = document.querySelector(target.join(' '));
        const hidden = any.find(
          ({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'partiallyObscured',
        );
        return hidden?.relatedNodes?.every((node) => {
          let box = document.querySelector(node.target.join(' '));
          while (box && !/absolute|fixed/.test(getComputedStyle(box).position)) box = box.parentElement;
          return box !== null && !box.contains(element);
        });
      };
      return violations.flatMap(({ id, nodes }) => {
        const places = nodes.filter((node) => !isUnderMenu(node)).map(({ target }) => target.join(' '));
        // Lists and hints that open over the page stand beside it, in no landmark.
        const found =
          id === 'region' ? places.filter((place) => document.querySelector(place)?.closest('#root')) : places;
        return found.length > 0 ? [`${id}: ${found.join(', ')}`] : [];
      });
    },
    { longest: longestEntryMs, asked },
  );
}
