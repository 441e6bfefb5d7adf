import { queryOptions } from '@tanstack/react-query';
import { post } from '@jicai/web/call/post.ts';

const captchaPath = '/api/Account/GetCaptcha';

/** A picture to read. Each takes one answer: fetch another after every attempt. */
export const captchaQuery = () =>
  queryOptions({
    queryKey: [captchaPath],
    queryFn: async ({ signal }) => (await post(captchaPath, {}, { signal })).resultData,
    gcTime: 0,
    staleTime: 0,
  });
