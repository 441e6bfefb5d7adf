import { useId, useRef } from 'react';
import { cx } from '../style/cx.ts';
import { IconPlus, IconX } from '../icons/icons.tsx';
import styles from './PicturePicker.module.css';

export interface PickedPicture {
  url: string;
  name: string;
}

/**
 * Pictures that belong to a form: what is there as small pictures with a cross, and a box that opens the file dialog.
 * `onPick` gets the files; the caller uploads them. The error replaces the help and is read out.
 */
export function PicturePicker({
  label,
  pictures,
  max,
  isBusy = false,
  isRequired = false,
  takesPdf = false,
  alsoTakes = '',
  help,
  error,
  onPick,
  onRemove,
  className,
}: {
  label: string;
  pictures: readonly PickedPicture[];
  max: number;
  /** Files are on their way. */
  isBusy?: boolean;
  isRequired?: boolean;
  /** Papers are taken too; they show as a tile with their kind. */
  takesPdf?: boolean;
  /** Further kinds of files, as the file dialog is told them. */
  alsoTakes?: string;
  help?: string;
  error?: string | undefined;
  onPick: (files: File[]) => void;
  onRemove: (picture: PickedPicture) => void;
  className?: string | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  const note = error ?? help;
  return (
    <fieldset className={cx(styles.picker, className)}>
      <legend className={cx(styles.label, isRequired && styles.required)}>{label}</legend>
      <ul className={styles.list}>
        {pictures.map((picture) => (
          <li key={picture.url} className={styles.item}>
            {paperKind(picture) ? (
              <span className={cx(styles.picture, styles.paper)} title={picture.name}>
                {paperKind(picture)}
                <span className="sr">{picture.name}</span>
              </span>
            ) : (
              <img src={picture.url} alt={picture.name} className={styles.picture} />
            )}
            <button
              type="button"
              className={styles.remove}
              aria-label={`删除${picture.name}`}
              onClick={() => onRemove(picture)}
            >
              <IconX size={14} stroke={2} />
            </button>
          </li>
        ))}
        {pictures.length < max && (
          <li>
            <input
              ref={input}
              type="file"
              multiple={max > 1}
              accept={['image/jpeg,image/png,image/webp', takesPdf && 'application/pdf', alsoTakes]
                .filter(Boolean)
                .join()}
              className="sr"
              tabIndex={-1}
              aria-label={`选择${label}`}
              onChange={(event) => {
                onPick([...(event.target.files ?? [])]);
                // The same file may be chosen again after a refusal.
                event.target.value = '';
              }}
            />
            <button
              type="button"
              className={cx(styles.add, error !== undefined && styles.wrong)}
              disabled={isBusy}
              aria-describedby={note ? noteId : undefined}
              onClick={() => input.current?.click()}
            >
              <IconPlus size={20} />
              {isBusy ? '上传中' : `${pictures.length} / ${max}`}
              <span className="sr">，添加{label}</span>
            </button>
          </li>
        )}
      </ul>
      {note && (
        <div
          id={noteId}
          className={cx(styles.note, error !== undefined && styles.error)}
          role={error ? 'alert' : undefined}
        >
          {note}
        </div>
      )}
    </fieldset>
  );
}

/** PDF, XLSX, DOCX; undefined for a picture. */
const paperKind = ({ name }: PickedPicture) => /\.(pdf|xlsx|docx)$/i.exec(name)?.[1]?.toUpperCase();
