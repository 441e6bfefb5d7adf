import type { ThemeConfig } from 'antd';
import { brandHex } from './brand-hex.ts';

/**
 * The tokens of tokens.css in antd's words: the one place where the two meet, so that an antd table and our own card look alike. Colours that antd
 * derives others from are hex values; the others may point at our custom properties.
 */
export function antdTheme(webColor: string, { isStill, isPhone }: { isStill: boolean; isPhone: boolean }): ThemeConfig {
  const brand = brandHex(webColor);
  return {
    cssVar: { key: 'jicai' },
    hashed: false,
    // Where the page brings antd's styles (apps/console/antd-styles.ts), none is made in it.
    zeroRuntime: hex('--antd-styles') !== '',
    token: {
      ...token(),
      colorPrimary: brand,
      colorLink: brand,
      motion: !isStill,
      // A finger needs 44 px.
      controlHeight: isPhone ? 44 : 36,
    },
    components: components(isPhone),
  };
}

/** The value of a token of tokens.css. */
const hex = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const token = () =>
  ({
    colorInfo: hex('--info'),
    colorSuccess: hex('--ok'),
    colorWarning: hex('--warn'),
    colorError: hex('--danger'),
    colorText: hex('--n-900'),
    colorTextSecondary: hex('--n-600'),
    colorTextTertiary: hex('--n-500'),
    colorTextQuaternary: hex('--n-500'),
    colorTextPlaceholder: hex('--n-500'),
    colorTextDescription: hex('--n-600'),
    colorTextDisabled: hex('--n-450'),
    colorIcon: hex('--n-500'),
    colorBorder: hex('--n-300'),
    colorBorderSecondary: hex('--n-200'),
    colorSplit: hex('--n-100'),
    colorBgLayout: hex('--n-50'),
    colorFillAlter: hex('--n-25'),
    colorFillSecondary: hex('--n-100'),
    fontSize: 14,
    fontSizeSM: 12,
    fontSizeLG: 16,
    lineHeight: 1.5714,
    borderRadius: 6,
    borderRadiusSM: 4,
    borderRadiusLG: 8,
    controlHeightSM: 28,
    controlHeightLG: 44,
    controlOutlineWidth: 2,
    controlOutline: 'var(--brand-soft-2)',
    // Derived by antd it is a dull grey of a dark brand: the chosen one of an open list.
    controlItemBgActiveHover: 'var(--brand-soft-2)',
    boxShadowTertiary: 'none',
    boxShadow: 'var(--shadow-overlay)',
    boxShadowSecondary: 'var(--shadow-overlay)',
    motionDurationFast: '.12s',
    motionDurationMid: '.18s',
    motionDurationSlow: '.2s',
    fontFamily: 'var(--font)',
    // Above the sticky bars of a page, under our own dialogs (the browser's top layer) and toasts.
    zIndexPopupBase: 90,
  }) as const;

const components = (isPhone: boolean) =>
  ({
    Table: {
      headerBg: hex('--n-25'),
      headerColor: hex('--n-600'),
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      borderColor: hex('--n-100'),
      rowHoverBg: hex('--n-25'),
      rowSelectedBg: 'var(--brand-softer)',
      rowSelectedHoverBg: 'var(--brand-soft)',
      cellPaddingBlock: 12,
      cellPaddingInline: 12,
      cellPaddingBlockMD: 8,
      cellPaddingInlineMD: 12,
      cellFontSize: 13,
      cellFontSizeMD: 13,
      footerBg: hex('--n-25'),
    },
    Tabs: {
      horizontalItemGutter: 28,
      horizontalItemPadding: '13px 0',
      horizontalMargin: '0',
      itemColor: hex('--n-600'),
      titleFontSize: 14,
    },
    Button: { fontWeight: 500, paddingInline: 16, primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Card: { headerHeight: 56, headerFontSize: 16, bodyPadding: 24, bodyPaddingSM: 20 },
    Form: { verticalLabelPadding: '0 0 6px', itemMarginBottom: 16, labelFontSize: 13 },
    Tree: { nodeSelectedBg: 'var(--brand-soft-2)', nodeHoverBg: hex('--n-50'), titleHeight: 32 },
    Select: { optionSelectedBg: 'var(--brand-soft-2)', optionSelectedFontWeight: 600 },
    Cascader: { optionSelectedBg: 'var(--brand-soft-2)' },
    // Days of the neighbouring months can be chosen, so they must be readable.
    DatePicker: { colorTextDisabled: hex('--n-500') },
    Steps: { iconSize: 24 },
    Timeline: { itemPaddingBottom: 16, tailColor: hex('--n-200') },
    Pagination: { itemSize: isPhone ? 44 : 32 },
  }) as const;
