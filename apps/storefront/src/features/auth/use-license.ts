import { bizTypes, oversizeText } from '@jicai/domain/files/upload-kinds.ts';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '@jicai/web/call/faults.ts';
import { uploadFile } from '@jicai/web/call/post.ts';

export interface License {
  url: string;
  name: string;
  isPicture: boolean;
}

/**
 * The licence of a form that is sent without a session. `getTicket` answers the ticket to upload with, or undefined after
 * it has shown what is missing, which `missing` says at the licence; `dropTicket` is told that it takes no more files.
 */
export function useLicense(
  first: License | undefined,
  {
    getTicket,
    missing,
    dropTicket,
  }: { getTicket: () => Promise<string | undefined>; missing: string; dropTicket: () => void },
) {
  const [license, setLicense] = useState(first);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation({
    meta: { isInline: true },
    async mutationFn(file: File) {
      setError(undefined);
      const uploadTicket = await getTicket();
      if (!uploadTicket) return undefined;
      return (await uploadFile(file, { bizType: bizTypes.licence, uploadTicket })).resultData;
    },
    onSuccess(kept) {
      if (!kept) {
        setError(missing);
        return;
      }
      const { fileUrl: url, fileName: name, mediaType } = kept;
      setLicense({ url, name, isPicture: mediaType !== 'application/pdf' });
      toast.ok('营业执照已上传');
    },
    onError(cause) {
      if (!(cause instanceof Refusal)) return;
      setError(cause.message);
      if (cause.fields.some(({ field }) => field === 'uploadTicket')) dropTicket();
    },
  });
  return {
    license,
    error,
    isBusy: isPending,
    setError,
    /** Whether there is one; else says that it is missing. */
    isGiven(): boolean {
      if (!license) setError('请上传营业执照');
      return license !== undefined;
    },
    pick(file: File) {
      const tooLarge = oversizeText(file);
      if (tooLarge) setError(tooLarge);
      else mutate(file);
    },
    remove: () => setLicense(undefined),
  };
}
export type LicenseState = ReturnType<typeof useLicense>;
