export interface IconProps {
  /** Edge in px; 18 by default. */
  size?: number;
  /** Stroke width; 1.6 by default, 2 for small marks beside text. */
  stroke?: number;
  className?: string;
}

/** Makes a line icon from the path data of Tabler's outline set (MIT). Icons are decoration: the label stands beside them. */
export function icon(...paths: string[]) {
  return function Icon({ size = 18, stroke = 1.6, className }: IconProps) {
    return (
      <svg
        className={className}
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
        {paths.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
    );
  };
}
export type IconComponent = ReturnType<typeof icon>;
