import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import { antdTheme } from './antd-theme.ts';

/** Puts the shop's look and Chinese texts on antd. Wrap a screen that uses antd in it, inside that screen's lazy chunk. */
export function AntdProvider({ webColor, children }: { webColor: string; children: ReactNode }) {
  return (
    <ConfigProvider theme={antdTheme(webColor)} locale={zhCN}>
      {children}
    </ConfigProvider>
  );
}
