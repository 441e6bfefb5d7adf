import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs';
import {
  AutoComplete,
  Button,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Dropdown,
  Empty,
  Input,
  InputNumber,
  Menu,
  Pagination,
  Popover,
  Progress,
  Radio,
  Segmented,
  Select,
  Space,
  Spin,
  Switch,
  Table,
  Tooltip,
  Tree,
  TreeSelect,
} from 'antd';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const address = '/@antd-styles.css';
const styleOf = /antd\/es\/([a-z-]+)\/style\/index\.js$/;

/** What the console uses of antd, and what that opens: lists in a popup, the marks of a table's rows. */
const used = () => [
  createElement(AutoComplete),
  createElement(Button),
  createElement(Checkbox),
  createElement(DatePicker),
  createElement(Dropdown, {}, createElement('i')),
  createElement(Empty),
  createElement(Input),
  createElement(InputNumber),
  createElement(Menu, { items: [] }),
  createElement(Pagination, { total: 100 }),
  createElement(Popover, {}, createElement('i')),
  createElement(Progress),
  createElement(Radio),
  createElement(Segmented, { options: ['1'] }),
  createElement(Select),
  createElement(Space),
  createElement(Spin),
  createElement(Switch),
  createElement(Table),
  createElement(Tooltip, {}, createElement('i')),
  createElement(Tree),
  createElement(TreeSelect),
];

/**
 * The style sheet of antd's parts as `virtual:antd-styles.css`, written at the build: made in the browser it took a sixth of what a
 * first list costs its processor (ADR 101). Values that depend on the shop's colour or the width stay custom properties, which antd sets in the page.
 * Our AntdFrame sees by `--antd-styles` that none has to be made. A part that is used and not drawn here ends the build.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    resolveId: (id) => (id === 'virtual:antd-styles.css' ? address : undefined),
    load: (id) => (id === address ? `:root{--antd-styles:1}${drawn().css}` : undefined),
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const needed = new Set(ids.flatMap((id) => styleOf.exec(id)?.[1] ?? []));
      const missing = [...needed].filter((part) => !drawn().parts.has(part));
      if (missing.length > 0) this.error(`apps/console/antd-styles.ts does not draw ${missing.join(', ')} of antd`);
    },
  };
}

let known: { css: string; parts: ReadonlySet<string> } | undefined;

function drawn() {
  known ??= draw();
  return known;
}

function draw() {
  const cache = createCache();
  const page = createElement(ConfigProvider, { theme: { hashed: false, cssVar: { key: 'jicai' } } }, ...used());
  renderToStaticMarkup(createElement(StyleProvider, { cache }, page));
  const names = Array.from(cache.cache.keys(), (key) => /^style%%(\w+)-/.exec(key)?.[1] ?? '');
  return {
    css: extractStyle(cache, { plain: true, types: 'style' }),
    parts: new Set(names.map((name) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase())),
  };
}
