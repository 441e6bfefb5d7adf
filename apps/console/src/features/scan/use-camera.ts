import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** The browser's own reader of barcodes, where it has one. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
type DetectorType = new (options: { formats: string[] }) => Detector;

const formats = ['code_128', 'code_39', 'ean_13', 'ean_8', 'itf', 'qr_code'];
const [lookMs, sameCodeMs] = [150, 1500];

/** Why there is no picture; undefined while there is one or it is still being asked for. */
export type CameraFault = '打不开相机，请输入或用扫码枪' | '没有相机权限，请输入或用扫码枪' | undefined;

/**
 * The camera at the back, read for barcodes: by the browser itself where it can, else by a library that is loaded then. The
 * same code counts once in a moment, so that one label is not two pieces.
 */
export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<CameraFault>();
  const [track, setTrack] = useState<MediaStreamTrack>();
  const last = useRef({ code: '', at: 0 });
  const heard = useEffectEvent((code: string) => {
    const at = performance.now();
    const isSame = last.current.code === code && at - last.current.at < sameCodeMs;
    last.current = { code, at };
    if (!isSame) onCode(code.trim());
  });
  useEffect(() => {
    const stop = new AbortController();
    const begin = async () => {
      const stream = await openCamera();
      stop.signal.addEventListener('abort', () => end(stream));
      if (stop.signal.aborted || !video.current) return end(stream);
      setTrack(stream.getVideoTracks()[0]);
      await watch(video.current, stream, { heard, signal: stop.signal });
    };
    begin().catch((error: unknown) => {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
      if (!stop.signal.aborted) setFault(isDenied ? '没有相机权限，请输入或用扫码枪' : '打不开相机，请输入或用扫码枪');
    });
    return () => stop.abort();
  }, []);
  return { video, fault, track };
}

async function openCamera(): Promise<MediaStream> {
  // Undefined on plain HTTP.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new Error('no camera here');
  return devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false });
}

const end = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

async function watch(
  video: HTMLVideoElement,
  stream: MediaStream,
  { heard, signal }: { heard: (code: string) => void; signal: AbortSignal },
): Promise<void> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorType };
  if (!BarcodeDetector) {
    const { BrowserMultiFormatReader } = await import('@zxing/browser');
    const controls = await new BrowserMultiFormatReader().decodeFromStream(stream, video, (result) => {
      if (result) heard(result.getText());
    });
    signal.addEventListener('abort', () => controls.stop());
    return;
  }
  video.srcObject = stream;
  await video.play();
  const detector = new BarcodeDetector({ formats });
  const look = async () => {
    if (signal.aborted) return;
    const [found] = await detector.detect(video).catch(() => []);
    if (found) heard(found.rawValue);
    window.setTimeout(() => void look(), lookMs);
  };
  await look();
}
