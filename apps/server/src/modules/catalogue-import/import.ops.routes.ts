import { shanghaiTime } from '@jicai/domain/time/shanghai-time.ts';
import { type App, route } from '../../http/route.ts';
import { sheetType, storeFile } from '../files/index.ts';
import { writeTemplate } from './write-template.ts';

const mediaTypes = { xlsx: sheetType, csv: 'text/csv' };

export function importOpsRoutes(app: App): void {
  route(app, '/api/OpsGoods/GetImportTemplate', async (ctx, { data: { fileType } }) => {
    const fileName = `商品导入模板.${fileType}`;
    const bytes = await writeTemplate(fileName);
    const link = await storeFile(ctx, { bytes, fileName, mediaType: mediaTypes[fileType] });
    return { resultData: { fileUrl: link.fileUrl, expireTime: shanghaiTime(link.expiresAt) } };
  });
}
