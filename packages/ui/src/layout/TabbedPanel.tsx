import { type ReactNode, useId } from 'react';
import { type Tab, Tabs } from './Tabs.tsx';

/** A row of tabs above the panel that they change, which is named by the chosen one. */
export function TabbedPanel<K extends string>({
  tabs,
  current,
  onChange,
  label,
  className,
  panelClass,
  children,
}: {
  tabs: readonly (Tab<K> & { label: string })[];
  current: K;
  onChange: (key: K) => void;
  /** What the tabs choose. */
  label: string;
  className?: string | undefined;
  panelClass?: string | undefined;
  children: ReactNode;
}) {
  const panelId = useId();
  return (
    <>
      <Tabs
        tabs={tabs}
        current={current}
        onChange={onChange}
        label={label}
        look="line"
        panelId={panelId}
        {...(className && { className })}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-label={tabs.find(({ key }) => key === current)?.label}
        className={panelClass}
      >
        {children}
      </div>
    </>
  );
}
