import { describe, expect, test } from 'vitest';
import { isTest, type SourceFile, sources, within } from './sources.ts';

/** Lines `file → import` that break a rule; the rule holds where this is empty. */
function breaches(
  files: SourceFile[],
  isBad: (target: string, file: SourceFile, isTypeOnly: boolean, isLazy: boolean) => boolean,
): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((item) => isBad(item.target, file, item.isTypeOnly, item.isLazy))
      .map((item) => `${file.path} → ${item.specifier}`),
  );
}

const code = sources.filter((file) => !isTest(file.path));
const server = code.filter(within('apps/server/src/'));
const modules = code.filter(within('apps/server/src/modules/'));
const screens = code.filter((file) => /^(apps\/storefront|apps\/console|packages\/(?:ui|web))\//.test(file.path));
const storefront = code.filter(within('apps/storefront/src/'));
const frontEnds = code.filter((file) => /^apps\/(storefront|console)\/src\//.test(file.path));
/** `storefront/src/features/cart`; undefined for what lies in none. */
const featureOf = (path: string) => /^apps\/((storefront|console)\/src\/features\/[^/]+)\//.exec(path)?.[1];
const moduleOf = (path: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];

describe('who may import whom', () => {
  test('a plausible number of files was seen', () => {
    expect(server.length).toBeGreaterThan(60);
    expect(modules.length).toBeGreaterThan(30);
    expect(screens.length).toBeGreaterThan(30);
  });

  test('the check sees a breach when there is one', () => {
    const bad: SourceFile = {
      path: 'packages/domain/src/x.ts',
      text: '',
      imports: [{ specifier: 'zod', target: 'zod', isTypeOnly: false, isLazy: false }],
    };
    expect(breaches([bad], (target) => target === 'zod')).toEqual(['packages/domain/src/x.ts → zod']);
  });

  test('domain imports nothing but itself', () => {
    const domain = code.filter(within('packages/domain/'));
    expect(breaches(domain, (target) => !target.startsWith('packages/domain/'))).toEqual([]);
  });

  test('contract imports domain and zod only', () => {
    const contract = code.filter(within('packages/contract/'));
    const isKnown = (target: string) => /^packages\/(contract|domain)\//.test(target) || target === 'zod';
    expect(breaches(contract, (target) => !isKnown(target))).toEqual([]);
  });

  test('the search of goods imports domain and its own packages only, and is entered by its doors', () => {
    const search = within('packages/goods-search/');
    const isKnown = (target: string) =>
      /^packages\/(goods-search|domain)\//.test(target) ||
      ['node:fs', 'node:module', 'node:timers', '@node-rs/jieba', 'opencc-js', 'pinyin-pro'].includes(target);
    const isInside = (target: string) => /^packages\/goods-search\/src\/.+\//.test(target);
    expect(code.filter(search).length).toBeGreaterThan(60);
    expect(breaches(code.filter(search), (target) => !isKnown(target))).toEqual([]);
    const others = code.filter((file) => !search(file));
    expect(breaches(others, isInside)).toEqual([]);
  });

  test('no room imports the pictures of the demo, and they import no room', () => {
    const isPictures = (path: string) => path.startsWith('packages/demo-pictures/');
    const isRoom = (path: string) => /^(apps|packages|tools|bench|e2e)\//.test(path);
    expect(breaches(sources, (target, file) => isPictures(target) && !isPictures(file.path))).toEqual([]);
    expect(breaches(sources, (target, file) => isPictures(file.path) && isRoom(target) && !isPictures(target))).toEqual(
      [],
    );
  });

  test('screens never import the server, and the contract as types only', () => {
    expect(breaches(screens, (target) => target.startsWith('apps/server/'))).toEqual([]);
    expect(breaches(screens, (target, _file, isType) => target.startsWith('packages/contract/') && !isType)).toEqual(
      [],
    );
  });

  test('building blocks know neither API nor screens', () => {
    const ui = code.filter(within('packages/ui/'));
    expect(breaches(ui, (target) => /^(apps\/|packages\/contract\/|react-router)/.test(target))).toEqual([]);
  });

  test('what both front ends share knows neither front end', () => {
    const web = code.filter(within('packages/web/'));
    const ui = code.filter(within('packages/ui/'));
    expect(web.length).toBeGreaterThan(25);
    expect(ui.length).toBeGreaterThan(40);
    expect(breaches([...web, ...ui], (target) => target.startsWith('apps/'))).toEqual([]);
  });

  test('modules enter each other through the door', () => {
    const isForeignInside = (target: string, file: SourceFile) =>
      moduleOf(target) !== undefined &&
      moduleOf(target) !== moduleOf(file.path) &&
      !target.endsWith('/index.ts') &&
      !(file.path === 'apps/server/src/app.ts' && target.endsWith('.routes.ts'));
    expect(
      breaches(
        server.filter((file) => !file.path.includes('/src/seed/')),
        isForeignInside,
      ),
    ).toEqual([]);
  });

  test('features enter each other through the door', () => {
    const isForeignInside = (target: string, file: SourceFile, _isTypeOnly: boolean, isLazy: boolean) =>
      featureOf(target) !== undefined &&
      featureOf(target) !== featureOf(file.path) &&
      !target.endsWith('/index.ts') &&
      // The shell names screens and panels by their file, so that each loads by itself.
      !(isLazy && /^apps\/(storefront|console)\/src\/app\//.test(file.path));
    expect(storefront.length).toBeGreaterThan(300);
    expect(breaches(frontEnds, isForeignInside)).toEqual([]);
  });

  test('routes are named by the app and by routes only, so that no door loads the server', () => {
    const others = modules.filter((file) => !file.path.endsWith('.routes.ts'));
    expect(breaches(others, (target) => target.endsWith('.routes.ts'))).toEqual([]);
  });

  test('SQL is built in stores, in db and in the seeds only', () => {
    const mayBuild = (file: SourceFile) => /\.store\.ts$|\/src\/(db|seed)\//.test(file.path);
    const outside = server.filter((file) => !mayBuild(file));
    const isSql = (target: string) => target === 'drizzle-orm' || target === 'pg' || target.includes('/db/tables/');
    expect(breaches(outside, (target, _file, isType) => isSql(target) && !isType)).toEqual([]);
  });

  test('antd stays out of the shell and the public features', () => {
    const antd = (target: string) => /^(@ant-design|antd|echarts)\b|^packages\/ui\/src\/(antd|charts)\//.test(target);
    // The console is antd throughout.
    const shop = screens.filter((file) => !file.path.startsWith('apps/console/'));
    const publicScreens = shop.filter((file) =>
      /src\/(app|features\/(home|search|catalog|auth|help|cart|favourites|payments))\//.test(file.path),
    );
    expect(breaches(publicScreens, antd)).toEqual([]);
  });
});

describe('what may be used where', () => {
  const hits = (files: SourceFile[], pattern: RegExp) =>
    files.filter((file) => pattern.test(withoutComments(file.text))).map((file) => file.path);

  test('process.env is read in config.ts only', () => {
    const others = [...server, ...screens].filter((file) => file.path !== 'apps/server/src/config.ts');
    expect(hits(others, /process\.env/)).toEqual([]);
  });

  test('fetch is called in post.ts and the early script before it, adapters and the simulators of the demo only', () => {
    const others = [...server, ...screens].filter(
      (file) =>
        !/\/adapters\/|\/server\/src\/simulators\/|\/call\/post\.ts$|\/early-hints\.ts$|\/src\/cli\//.test(file.path),
    );
    expect(hits(others, /\bfetch\(/)).toEqual([]);
  });

  test('modules take the time from ctx.now', () => {
    expect(hits(modules, /Date\.now\(\)|new Date\(\)|(?<!deps\.)\bnow\(\)\s*[,)`]/)).toEqual([]);
  });

  test('texts stand in files named after what they say, in no texts.ts', () => {
    expect(screens.map((file) => file.path).filter((path) => path.endsWith('/texts.ts'))).toEqual([]);
  });

  test('no room is called common, utils, helpers, misc or shared', () => {
    expect(
      sources.map((file) => file.path).filter((path) => /\/(common|utils?|helpers?|misc|shared)(\/|\.)/.test(path)),
    ).toEqual([]);
  });
});

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
