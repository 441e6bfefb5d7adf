import type { Access, Endpoint } from '@jicai/contract/wire/endpoint.ts';
import { contract } from '@jicai/contract/index.ts';
import { type ShopAudience, shopPermissions } from '@jicai/domain/shop-side/shop-permissions.ts';
import { errorCodes, errorTexts } from '@jicai/domain/errors/error-codes.ts';
import { z } from 'zod';

const accessTexts = { public: '任何人', signedIn: '已登录的买家', anyAccount: '已登录的任何账号' } as const;
const audienceTexts: Record<ShopAudience, string> = {
  operator: '商城运营',
  operatorOrSupplier: '商城运营或供应商（仅本供应商）',
  supplier: '供应商（仅本供应商）',
} as const;

export function accessText(access: Access): string {
  if (typeof access === 'string') return accessTexts[access];
  if ('ops' in access)
    return `${audienceTexts[shopPermissions[access.ops].audience]}：${shopPermissions[access.ops].label}`;
  return `持有权限 ${'can' in access ? access.can : access.canAny.join(' 或 ')} 的买家`;
}

/** OpenAPI 3.1 of every endpoint, generated from the contract, so that it always fits what the server does. */
export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Jicai 集采 API',
      version: '1',
      description: `业务答复一律 HTTP 200，成败见 success 与 errorCode。错误码：${codeList()}`,
    },
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'authtoken' } } },
    paths: Object.fromEntries(
      Object.entries(contract).map(([path, endpoint]) => [
        path,
        { post: operation(path, endpoint as unknown as Endpoint) },
      ]),
    ),
  };
}

function operation(path: string, endpoint: Endpoint) {
  const [, , controller = '', action = ''] = path.split('/');
  const envelope = z.object({
    success: z.boolean(),
    resultData: endpoint.result.nullable(),
    errorCode: z.string(),
    errorMsg: z.string(),
    ...endpoint.extra,
  });
  return {
    operationId: `${controller}.${action}`,
    tags: [controller],
    summary: `调用者：${accessText(endpoint.access)}${endpoint.requestId === 'required' ? '；必须带 requestId' : ''}`,
    ...(endpoint.access !== 'public' && { security: [{ token: [] }] }),
    requestBody: { content: { 'application/json': { schema: schemaOf(endpoint.body) } } },
    responses: { 200: { description: '统一答复', content: { 'application/json': { schema: schemaOf(envelope) } } } },
  };
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });

const codeList = () =>
  Object.entries(errorTexts)
    .filter(([code]) => code !== errorCodes.ok)
    .map(([code, text]) => `${code} ${text}`)
    .join('；');
