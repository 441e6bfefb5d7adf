import Fastify from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { businessHost, useTestApp } from '../../test/test-app.ts';
import { getTemplate } from '../modules/tenancy/index.ts';
import { arrivingName } from './arriving-page.ts';
import { registerPage } from './page-route.ts';
import { createShopLookup } from './shop-lookup.ts';

const app = useTestApp();
const page = '<html><title></title></html>';
// Of its own: the pages of the app itself are there only after a build.
const fastify = Fastify();
beforeAll(() => {
  const { deps } = app;
  for (const address of ['/', '/console/'])
    registerPage(
      { fastify, deps, shops: createShopLookup(deps) },
      { address, builtPage: page, drawArriving: arrivingName, getTemplate },
    );
});

const ask = async (url: string, host: string) => {
  const { statusCode, body } = await fastify.inject({ method: 'GET', url, headers: { host } });
  return { statusCode, body };
};

test('the console of a host that no shop has is not found, and says so; the storefront says it itself', async () => {
  expect(await ask('/console/', 'nobody.example.cn')).toEqual({
    statusCode: 404,
    body: expect.stringContaining('没有这家商城'),
  });
  expect(await ask('/', 'nobody.example.cn')).toEqual({ statusCode: 200, body: page });
});

test('the host of a shop gets the page with its name', async () => {
  const { statusCode, body } = await ask('/console/', businessHost);
  expect(statusCode).toBe(200);
  expect(body).toMatch(/<title>.+<\/title>/);
});
