import { Checkbox } from '@jicai/ui/forms/Checkbox.tsx';

/** 记住登录, the same whatever proves the person. */
export function RememberMe({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  return (
    <Checkbox isChecked={isChecked} onChange={onChange}>
      记住登录
    </Checkbox>
  );
}
