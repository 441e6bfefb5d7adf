import { ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useMemo } from 'react';
import { useIsPhone, useMedia } from '../hooks/use-media.ts';
import './antd.css';
import { antdTheme } from './theme.ts';

dayjs.locale('zh-cn');

/**
 * Put around the part of a screen that uses antd, inside that screen's own chunk: Chinese texts, our tokens and the shop's colour (which the page
 * holds in --brand). A screen without antd parts needs no frame. Messages and dialogs stay ours: toast, confirm, Dialog.
 */
export function AntdFrame({ children }: { children: ReactNode }) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const isPhone = useIsPhone();
  const webColor = getComputedStyle(document.documentElement).getPropertyValue('--brand');
  const theme = useMemo(() => antdTheme(webColor, { isStill, isPhone }), [webColor, isStill, isPhone]);
  return (
    <ConfigProvider locale={zhCN} theme={theme} getPopupContainer={popupContainer} wave={noWave} button={plainButton}>
      {children}
    </ConfigProvider>
  );
}

/** A native dialog lies in the browser's top layer: what opens from inside it must open in it, or it would stay underneath. */
const popupContainer = (trigger?: HTMLElement): HTMLElement => trigger?.closest('dialog') ?? document.body;
const noWave = { disabled: true };
const plainButton = { autoInsertSpace: false };
