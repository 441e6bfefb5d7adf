import { Button } from '@jicai/ui/buttons/Button.tsx';
import { IconBulb } from '@jicai/ui/icons/scan-icons.tsx';
import { useState } from 'react';
import styles from './ScanCamera.module.css';
import { useCamera } from './use-camera.ts';

/** The camera's picture with a frame to aim by, and a field for who types or has a scanner that types. */
export function ScanCamera({ placeholder, onCode }: { placeholder: string; onCode: (code: string) => void }) {
  const [text, setText] = useState('');
  const [isLit, setIsLit] = useState(false);
  const { video, fault, track } = useCamera(onCode);
  const hasLamp = track !== undefined && 'torch' in track.getCapabilities();
  const light = () => {
    // `torch` is not among the constraints that TypeScript knows.
    void track?.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] });
    setIsLit(!isLit);
  };
  return (
    <section className={styles.camera} aria-label="扫码">
      {fault ? (
        <p className={styles.fault}>{fault}</p>
      ) : (
        <>
          <video ref={video} className={styles.video} muted playsInline aria-label="相机画面" />
          <span className={styles.frame} aria-hidden="true" />
        </>
      )}
      {hasLamp && (
        <button type="button" className={styles.lamp} aria-label="手电筒" aria-pressed={isLit} onClick={light}>
          <IconBulb size={22} />
        </button>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const code = text.trim();
          setText('');
          if (code !== '') onCode(code);
        }}
      >
        <input
          aria-label={placeholder}
          placeholder={placeholder}
          value={text}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="done"
          maxLength={40}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">确定</Button>
      </form>
    </section>
  );
}
