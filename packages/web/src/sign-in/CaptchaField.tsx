import { IconShieldCheck } from '@jicai/ui/icons/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormOf } from '@jicai/web/form/Form.tsx';
import { AuthField } from './AuthField.tsx';
import { captchaQuery } from './captcha.queries.ts';
import styles from './CaptchaField.module.css';

/** The characters in a picture; a click on it brings another. */
export function CaptchaField() {
  const { field } = useFormOf<{ captchaCode: string }>();
  const { data, isFetching, refetch } = useQuery(captchaQuery());
  return (
    <AuthField
      label="图形验证码"
      Icon={IconShieldCheck}
      placeholder="请输入图中的 4 个字符"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={4}
      {...field('captchaCode')}
      after={
        <button
          type="button"
          className={styles.picture}
          aria-label={data ? '看不清，换一张' : '加载中'}
          title="看不清，换一张"
          disabled={isFetching}
          onClick={() => void refetch()}
        >
          {data ? <img src={data.imgBase64} alt="图形验证码" width={112} height={36} /> : '加载中'}
        </button>
      }
    />
  );
}
