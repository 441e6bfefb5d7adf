import { maxSheetMb, mostGoodsRows } from '@jicai/domain/files/upload-kinds.ts';
import { Button } from '@jicai/ui/buttons/Button.tsx';
import { useRef, useState } from 'react';
import { FileInput } from '../../parts/FileInput.tsx';
import styles from './ImportsPage.module.css';
import { useGoodsFile } from './use-goods-file.ts';

/** Takes one goods file, dropped or chosen. */
export function DropZone() {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { mutate, isPending } = useGoodsFile();
  const take = (file: File | undefined) => {
    if (file && !isPending) mutate(file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is one more way; the button is for everybody
    <div
      className={styles.zone}
      data-is-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <FileInput ref={input} accept=".xlsx,.csv" label="选择商品文件" onChoose={take} />
      <Button look="fill" isBusy={isPending} onClick={() => input.current?.click()}>
        选择文件
      </Button>
      <span>或把 .xlsx、.csv 文件拖到这里</span>
      <small>
        不超过 {maxSheetMb} MB、{mostGoodsRows / 10_000} 万行；上传后只检查，不会写入
      </small>
    </div>
  );
}
