import type { ThemeConfig } from 'antd';
import { brandHex } from './brand-hex.ts';

/**
 * The tokens of tokens.css in antd's words: the one place where the two meet, so that an antd table and our own card look alike. Colours that antd
 * derives others from are hex values; the others may point at our custom properties.
 */
export function antdTheme(webColor: string, { isStill }: { isStill: boolean }): ThemeConfig {
  const brand = brandHex(webColor);
  return {
    cssVar: { key: 'jicai' },
    hashed: false,
    token: { ...token, colorPrimary: brand, colorLink: brand, motion: !isStill },
    components,
  };
}

const token = {
  colorInfo: '#1d5fbf',
  colorSuccess: '#11794a',
  colorWarning: '#97580a',
  colorError: '#c4271b',
  colorText: '#14181f',
  colorTextSecondary: '#535c69',
  colorTextTertiary: '#636b78',
  colorTextQuaternary: '#636b78',
  colorTextPlaceholder: '#636b78',
  colorTextDescription: '#535c69',
  colorTextDisabled: '#6f7885',
  colorIcon: '#636b78',
  colorBorder: '#d0d5dd',
  colorBorderSecondary: '#e3e6eb',
  colorSplit: '#eef0f3',
  colorBgLayout: '#f5f6f8',
  colorFillAlter: '#fafbfc',
  colorFillSecondary: '#eef0f3',
  fontSize: 14,
  fontSizeSM: 12,
  fontSizeLG: 16,
  lineHeight: 1.5714,
  borderRadius: 6,
  borderRadiusSM: 4,
  borderRadiusLG: 8,
  controlHeight: 36,
  controlHeightSM: 28,
  controlHeightLG: 44,
  controlOutlineWidth: 2,
  controlOutline: 'var(--brand-soft-2)',
  boxShadowTertiary: 'none',
  boxShadow: 'var(--shadow-overlay)',
  boxShadowSecondary: 'var(--shadow-overlay)',
  motionDurationFast: '.12s',
  motionDurationMid: '.18s',
  motionDurationSlow: '.2s',
  fontFamily: 'var(--font)',
  // Above the sticky bars of a page, under our own dialogs (the browser's top layer) and toasts.
  zIndexPopupBase: 90,
} as const;

const components = {
  Table: {
    headerBg: '#fafbfc',
    headerColor: '#535c69',
    headerSplitColor: 'transparent',
    headerBorderRadius: 0,
    borderColor: '#eef0f3',
    rowHoverBg: '#fafbfc',
    rowSelectedBg: 'var(--brand-softer)',
    rowSelectedHoverBg: 'var(--brand-soft)',
    cellPaddingBlock: 12,
    cellPaddingInline: 12,
    cellPaddingBlockMD: 8,
    cellPaddingInlineMD: 12,
    cellFontSize: 13,
    cellFontSizeMD: 13,
    footerBg: '#fafbfc',
  },
  Tabs: {
    horizontalItemGutter: 28,
    horizontalItemPadding: '13px 0',
    horizontalMargin: '0',
    itemColor: '#535c69',
    titleFontSize: 14,
  },
  Button: { fontWeight: 500, paddingInline: 16, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  Card: { headerHeight: 56, headerFontSize: 16, bodyPadding: 24, bodyPaddingSM: 20 },
  Form: { verticalLabelPadding: '0 0 6px', itemMarginBottom: 16, labelFontSize: 13 },
  Tree: { nodeSelectedBg: 'var(--brand-soft-2)', nodeHoverBg: '#f5f6f8', titleHeight: 32 },
  Select: { optionSelectedBg: 'var(--brand-soft-2)', optionSelectedFontWeight: 600 },
  Cascader: { optionSelectedBg: 'var(--brand-soft-2)' },
  // Days of the neighbouring months can be chosen, so they must be readable.
  DatePicker: { colorTextDisabled: '#636b78' },
  Steps: { iconSize: 24 },
  Timeline: { itemPaddingBottom: 16, tailColor: '#e3e6eb' },
  Pagination: { itemSize: 32 },
} as const;
