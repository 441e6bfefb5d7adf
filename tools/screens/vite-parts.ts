import globalData from '@csstools/postcss-global-data';
import { join } from 'node:path';
import customMedia from 'postcss-custom-media';
import mixins from 'postcss-mixins';
import type { BuildOptions, CSSOptions, ServerOptions } from 'vite';
import { classNames, styleSheets } from './class-names.ts';

/** What the builds of both front ends have in common. */
const style = join(import.meta.dirname, '../../packages/ui/src/style');
const server = 'http://127.0.0.1:8080';

/** The names of widths and repeated looks, for every style sheet. */
export const screenCss: CSSOptions = {
  modules: { generateScopedName: classNames(styleSheets()) },
  postcss: {
    plugins: [
      mixins({ mixinsFiles: join(style, 'mixins.css') }),
      globalData({ files: [join(style, 'media.css')] }),
      customMedia(),
    ],
  },
};

export const screenBuild: BuildOptions = {
  emptyOutDir: true,
  target: ['chrome119', 'edge119', 'firefox128', 'safari17.4'],
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
};

/** While screens are worked on, their calls go to a shop that runs beside. */
export const screenServer: ServerOptions = {
  strictPort: true,
  proxy: { '/api': server, '/pictures': server, '/files': server },
};
