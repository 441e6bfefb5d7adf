import { type App, route } from '../../../http/route.ts';
import { maxHotWords } from './choose-hot-words.ts';
import { selectBlockedWords, selectHotWords } from './hot-words.store.ts';
import { blockWord, deleteHotWord, saveHotWord, unblockWord } from './keep-hot-words.ts';

export function hotWordsOpsRoutes(app: App): void {
  route(app, '/api/OpsSearch/GetHotWords', async (ctx) => {
    const [hotWords, blockedWords] = await Promise.all([selectHotWords(ctx, maxHotWords), selectBlockedWords(ctx)]);
    return { resultData: { hotWords, blockedWords } };
  });
  route(app, '/api/OpsSearch/SaveHotWord', async (ctx, { data }) => ({ resultData: await saveHotWord(ctx, data) }));
  route(app, '/api/OpsSearch/DeleteHotWord', async (ctx, { data }) => ({ resultData: await deleteHotWord(ctx, data) }));
  route(app, '/api/OpsSearch/SaveBlockedWord', async (ctx, { data }) => ({
    resultData: await blockWord(ctx, data.word),
  }));
  route(app, '/api/OpsSearch/DeleteBlockedWord', async (ctx, { data }) => ({
    resultData: await unblockWord(ctx, data.blockedId),
  }));
}
