import { bizTypes } from '@jicai/domain/files/upload-kinds.ts';
import { brandFaults } from '@jicai/domain/goods/brand-form.ts';
import { PicturePicker } from '@jicai/ui/forms/PicturePicker.tsx';
import { toast } from '@jicai/ui/feedback/toast.ts';
import { post } from '@jicai/web/call/post.ts';
import { useWriteOnce } from '@jicai/web/call/write-once.ts';
import { TextField } from '@jicai/web/form/fields.tsx';
import { FormDialog } from '@jicai/web/form/FormDialog.tsx';
import { useForm, useValues } from '@jicai/web/form/use-form.ts';
import { usePictures } from '@jicai/web/form/use-pictures.ts';
import { type Brand, refreshBrands } from './brands.queries.ts';

interface BrandValues {
  brandName: string;
  brandNameEn: string;
  initial: string;
  logoUrl: string;
}

/** A new brand, or one that is there. */
export function BrandDialog({ brand, onClose }: { brand: Brand | undefined; onClose: () => void }) {
  const form = useForm<BrandValues>(
    {
      brandName: brand?.brandName ?? '',
      brandNameEn: brand?.brandNameEn ?? '',
      initial: brand?.initial ?? '',
      logoUrl: brand?.logoUrl ?? '',
    },
    (values) => brandFaults({ ...values, initial: values.initial.toUpperCase() }),
    { draft: `brand.${brand?.brandId ?? 'new'}` },
  );
  const { logoUrl } = useValues(form);
  const logo = logoUrl ? [{ url: logoUrl, name: '标志' }] : [];
  const picker = usePictures(logo, ([first]) => form.setValue('logoUrl', first?.url ?? '', { shouldDirty: true }), {
    bizType: bizTypes.shopPicture,
    max: 1,
  });
  const send = useWriteOnce(async (values: BrandValues, requestId) => {
    const known = brand && { brandId: brand.brandId, changedMs: brand.changedMs };
    return post('/api/OpsBrand/Save', {
      data: { ...values, initial: values.initial.toUpperCase(), ...known, requestId },
    });
  });
  return (
    <FormDialog
      form={form}
      title={brand ? `编辑品牌 ${brand.brandName}` : '添加品牌'}
      width={520}
      action="保存"
      onClose={onClose}
      onSubmit={async (values) => {
        await send(values).finally(() => void refreshBrands());
        toast.ok(brand ? '已保存，搜索稍后更新' : '已添加');
        onClose();
      }}
    >
      <TextField<BrandValues> name="brandName" label="名称" isRequired maxLength={50} />
      <TextField<BrandValues> name="brandNameEn" label="英文名" help="也能按它搜到商品" maxLength={50} />
      <TextField<BrandValues> name="initial" label="首字母" help="A 到 Z，品牌页按它排列" maxLength={1} />
      <PicturePicker
        label="标志"
        help="显示在品牌页和筛选里"
        pictures={logo}
        max={1}
        isBusy={picker.isBusy}
        onPick={picker.add}
        onRemove={picker.remove}
      />
    </FormDialog>
  );
}
