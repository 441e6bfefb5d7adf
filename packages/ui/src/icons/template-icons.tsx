import sprite from './template-icons.svg?no-inline';

/** Icons that a template or a category names by text (isIcon, iconUrl); the names are Tabler's. */
const names = new Set(
  `armchair baby-carriage basket bolt bottle bowl bulb certificate clock coffee cookie cup device-laptop droplet file-invoice flower
  gift headset lamp package paw pencil plug printer refresh router shield shirt sofa spray tent tool truck-delivery`.split(
    /\s+/,
  ),
);

/** The icon of that name, or a neutral one when the name is not known here. They are drawn from a file of their own, which the first page need not wait for. */
export function TemplateIcon({ name, size = 18, stroke = 1.6 }: { name: string; size?: number; stroke?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <use href={`${sprite}#${names.has(name) ? name : 'category'}`} />
    </svg>
  );
}
