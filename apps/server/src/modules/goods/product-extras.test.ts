import { errorCodes } from '@jicai/domain/errors/error-codes.ts';
import { wholeRange } from '@jicai/domain/goods/goods-pool.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildSku, type BuiltSku } from '../../../test/build-goods.ts';
import { buildStaff } from '../../../test/build-staff.ts';
import { inShop } from '../../../test/in-shop.ts';
import { sendFile } from '../../../test/send-file.ts';
import { signIn } from '../../../test/sign-in.ts';
import { businessHost, type CallOptions, retailHost, useTestApp } from '../../../test/test-app.ts';
import { seedAccounts } from '../../seed/accounts.ts';
import { businessCompanyId } from '../../seed/shop-looks.ts';
import { savePool } from '../pricing/index.ts';

const app = useTestApp(seedAccounts);
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
let operator: CallOptions = {};
let buyer: CallOptions = {};
let item: BuiltSku;
let glove: BuiltSku;
let mask: BuiltSku;

const command = <D extends object>(data: D) => ({ data: { ...data, requestId: crypto.randomUUID() } });
const relate = (kind: string, otherIds: readonly string[], who = operator) =>
  app.call('/api/OpsGoods/SaveRelated', command({ productId: item.productId, kind, otherIds }), who);
const extras = async (who = operator) =>
  app.call('/api/OpsGoods/GetExtras', { data: { productId: item.productId } }, who);
const shown = (who: CallOptions, itemId = item.itemId) =>
  app.call('/api/EcmGoods/GetExtras', { data: { itemId } }, who);
const idsOf = (cards: readonly { itemId: string }[]) => cards.map(({ itemId }) => itemId);
const upload = async (bytes: Uint8Array = pdf, who = operator) =>
  sendFile(app, { token: who.token, bytes, name: '合格证.pdf', fields: { bizType: '9' } });
const add = async (documentName: string, who = operator) => {
  const { fileUrl } = (await upload()).resultData;
  return app.call(
    '/api/OpsGoods/AddDocument',
    command({ productId: item.productId, kind: 'certificate', documentName, fileUrl }),
    who,
  );
};
const remove = (documentId: string, who = operator) =>
  app.call('/api/OpsGoods/RemoveDocument', command({ documentId }), who);

beforeAll(async () => {
  operator = { token: await signIn(app, 'operator') };
  buyer = { token: await signIn(app, 'buyer') };
});
beforeEach(async () => {
  [item, glove, mask] = await Promise.all([
    buildSku(app.deps, businessCompanyId),
    buildSku(app.deps, businessCompanyId),
    buildSku(app.deps, businessCompanyId, { isOnSale: false }),
  ]);
});

test('related goods are shown in their order, at the price of the caller, and only what he may buy', async () => {
  const dear = await buildSku(app.deps, businessCompanyId, { retailFen: null, enterpriseFen: 5000 });
  await relate('pair', [dear.productId, glove.productId, mask.productId]);
  await relate('substitute', [glove.productId]);
  const seen = (await shown(buyer)).resultData;
  expect(idsOf(seen.pairs)).toEqual([dear.itemId, glove.itemId]);
  expect(seen.pairs.map(({ price }) => price)).toEqual([5000, 900]);
  expect(idsOf(seen.substitutes)).toEqual([glove.itemId]);
  // A visitor has no price for what only enterprises buy.
  expect(idsOf((await shown({})).resultData.pairs)).toEqual([glove.itemId]);
  await relate('pair', [glove.productId]);
  expect(idsOf((await shown(buyer)).resultData.pairs)).toEqual([glove.itemId]);
  expect((await extras()).resultData.related.map(({ kind, productId }) => [kind, productId])).toEqual([
    ['pair', glove.productId],
    ['substitute', glove.productId],
  ]);
});

test('what is outside the goods pool of a company is shown to others alone', async () => {
  await relate('pair', [glove.productId]);
  const pool = { ...wholeRange, excludedItemIds: [glove.itemId] };
  await inShop(app, businessCompanyId, (ctx) => savePool(ctx, '2001', pool));
  expect((await shown(buyer)).resultData.pairs).toEqual([]);
  expect(idsOf((await shown({})).resultData.pairs)).toEqual([glove.itemId]);
  await inShop(app, businessCompanyId, (ctx) => savePool(ctx, '2001', { ...pool, excludedItemIds: [item.itemId] }));
  expect((await shown(buyer)).errorCode).toBe(errorCodes.notFound);
  await inShop(app, businessCompanyId, (ctx) => savePool(ctx, '2001', wholeRange));
});

test('a product is related to others of its shop, once each', async () => {
  for (const otherIds of [[item.productId], [glove.productId, glove.productId], ['1']])
    expect((await relate('pair', otherIds)).errorData?.[0]?.field).toBe('otherIds');
  expect(
    (
      await relate(
        'pair',
        Array.from({ length: 11 }, () => glove.productId),
      )
    ).errorCode,
  ).toBe(errorCodes.badInput);
});

test('a document is a PDF by its content, read by who sees the product, and gone once it is removed', async () => {
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c03' } })
    .png()
    .toBuffer();
  expect((await upload(picture)).errorCode).toBe(errorCodes.badFileType);
  expect((await upload(Buffer.from('<html>'))).errorCode).toBe(errorCodes.badFileType);
  const { documentId } = (await add('出厂合格证')).resultData;
  expect((await add('出厂合格证')).errorData?.[0]?.field).toBe('documentName');
  const [document] = (await shown({})).resultData.documents;
  expect(document).toMatchObject({ kindText: '合格证', documentName: '出厂合格证', sizeBytes: pdf.length });
  const url = document?.fileUrl ?? '';
  const got = await app.fastify.inject({ url, headers: { host: businessHost } });
  expect([got.statusCode, got.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((await app.fastify.inject({ url: url.split('?')[0] ?? '', headers: { host: businessHost } })).statusCode).toBe(
    404,
  );
  await remove(documentId);
  expect((await remove(documentId)).errorCode).toBe(errorCodes.notFound);
  expect((await shown({})).resultData.documents).toEqual([]);
});

test('only who edits goods changes them, in the own shop alone', async () => {
  const { documentId } = (await add('说明书')).resultData;
  const supplier = await buildStaff(app, { role: 'supplierAdmin', supplierId: item.supplierId });
  const viewer = await buildStaff(app, { permissions: ['ops.goods.view'] });
  expect((await extras({ token: viewer.token })).resultData.documents).toHaveLength(1);
  for (const who of [{ token: supplier.token }, buyer]) {
    expect((await extras(who)).errorCode).toBe(errorCodes.forbidden);
    expect((await upload(pdf, who)).errorCode).toBe(errorCodes.forbidden);
  }
  for (const who of [{ token: supplier.token }, { token: viewer.token }, buyer]) {
    expect((await relate('pair', [], who)).errorCode).toBe(errorCodes.forbidden);
    expect((await add('别的', who)).errorCode).toBe(errorCodes.forbidden);
    expect((await remove(documentId, who)).errorCode).toBe(errorCodes.forbidden);
  }
  const retail = { token: await signIn(app, 'operator', { host: retailHost }), host: retailHost };
  expect((await extras(retail)).errorCode).toBe(errorCodes.notFound);
  expect((await relate('pair', [], retail)).errorCode).toBe(errorCodes.notFound);
  expect((await remove(documentId, retail)).errorCode).toBe(errorCodes.notFound);
  expect((await shown({ host: retailHost })).errorCode).toBe(errorCodes.notFound);
});
