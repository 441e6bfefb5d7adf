import { IconCircleCheck } from '@jicai/ui/icons/icons.tsx';
import type { ReactNode } from 'react';
import { Logo, useShopName } from '../../app/layouts/Logo.tsx';
import { useTemplate } from '../../app/template.ts';
import styles from './AuthFrame.module.css';

/** The poster of the shop at the left, the form at the right. Texts and picture come from the login template. */
export function AuthFrame({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const bottom = useTemplate((template) => template.tempData?.bottomContent);
  return (
    <div className={styles.page}>
      <Poster />
      <main className={styles.box}>
        <div className={styles.form}>
          <h1>{title}</h1>
          <p className={styles.hint}>{hint}</p>
          {children}
        </div>
        <p className={styles.foot}>
          {bottom?.copyright} {bottom?.icpNo}
        </p>
      </main>
    </div>
  );
}

/** A line breaks between phrases, so that no word of two characters is torn. */
const phrasesOf = (text: string) =>
  text.split(/(?<=[，。、；！？])/u).map((phrase) => <span key={phrase}>{phrase}</span>);

function Poster() {
  const banner = useTemplate((template) => template.loginTemp?.modelContent.find((block) => block.type === 'banner'));
  const services = useTemplate((template) => template.tempData?.bottomContent.services) ?? [];
  const { name, tagline } = useShopName();
  const poster = banner?.options.images[0];
  return (
    <aside className={styles.poster} aria-label={name}>
      <Logo />
      <p className={styles.title}>{poster?.title ?? tagline}</p>
      {poster?.subtitle && <p className={styles.subtitle}>{phrasesOf(poster.subtitle)}</p>}
      <ul>
        {services.slice(0, 3).map((service) => (
          <li key={service.title}>
            <IconCircleCheck />
            {service.title}
          </li>
        ))}
      </ul>
      {poster && <img src={poster.imgUrl} alt="" width={1000} height={860} />}
    </aside>
  );
}
