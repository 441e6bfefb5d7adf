import type { FocusEvent, ReactNode, RefObject } from 'react';

/** A form of {@link file://./use-form.ts}: Enter and the submit button send it, leaving a field checks it. `id` ties a button outside to it. */
export function Form({
  ref,
  id,
  className,
  onLeave,
  onSubmit,
  children,
}: {
  ref: RefObject<HTMLFormElement | null>;
  id?: string;
  className?: string;
  onLeave?: (event: FocusEvent<HTMLFormElement>) => void;
  onSubmit: () => Promise<void> | void;
  children: ReactNode;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears which field is left; nothing is pressed here
    <form
      ref={ref}
      id={id}
      className={className}
      noValidate
      onBlur={onLeave}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
