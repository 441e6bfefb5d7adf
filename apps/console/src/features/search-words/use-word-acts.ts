import { confirm } from '@jicai/ui/feedback/confirm.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { useMutation } from '@tanstack/react-query';
import { type HotWord, refreshSearchWords, type SynonymGroup } from './search-words.queries.ts';

/** Taking words away: hot ones, blocked ones, groups of synonyms. */
export function useWordActs() {
  const deleteHot = useWriteOnce(({ searchId, version }: HotWord, requestId) =>
    post('/api/OpsSearch/DeleteHotWord', { data: { searchId, version, requestId } }),
  );
  const deleteBlocked = useWriteOnce((blockedId: string, requestId) =>
    post('/api/OpsSearch/DeleteBlockedWord', { data: { blockedId, requestId } }),
  );
  const deleteGroup = useWriteOnce(({ synonymId, version, words }: SynonymGroup, requestId) => {
    // A group of the product that was never changed is known by its first word.
    const named = synonymId ? { synonymId, version } : { replaces: words[0] };
    return post('/api/OpsSearch/DeleteSynonym', { data: { ...named, requestId } });
  });
  const done = (text: string) => ({
    onSuccess: () => toast.ok(text),
    onSettled: () => void refreshSearchWords(),
  });
  const hot = useMutation({ mutationFn: deleteHot, ...done('热搜词已删除') });
  const blocked = useMutation({ mutationFn: deleteBlocked, ...done('已取消屏蔽') });
  const group = useMutation({ mutationFn: deleteGroup, ...done('同义词已删除') });
  return {
    isBusy: hot.isPending || blocked.isPending || group.isPending,
    async removeHotWord(word: HotWord) {
      const { searchKey, isByHand } = word;
      const text = isByHand ? '' : '这个词由搜索选出，删除后会同时屏蔽。';
      if (await confirm({ title: `删除热搜词“${searchKey}”？`, text, okText: '删除' })) hot.mutate(word);
    },
    unblock: (blockedId: string) => blocked.mutate(blockedId),
    async removeGroup(synonyms: SynonymGroup) {
      const title = `删除“${synonyms.words.join('、')}”？`;
      const text = synonyms.isDefault ? '这组随系统提供，在本商城停用。' : '';
      if (await confirm({ title, text, okText: '删除' })) group.mutate(synonyms);
    },
  };
}
