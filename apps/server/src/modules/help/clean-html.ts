import { loadLate } from '../../load-late.ts';

const sanitizer = loadLate('sanitize-html');

/** Nothing but paragraphs and lists, as an import of many goods writes them, needs no parser. */
const plainHtml = /^(?:[^<]|<\/?(?:p|ul|li)>)*$/;

/**
 * What an operator or a supplier wrote, without anything that runs or loads from elsewhere. Every text is cleaned here before it is
 * stored, and by the screen once more before it is drawn.
 */
export function cleanHtml(html: string): string {
  if (plainHtml.test(html)) return html;
  return sanitizer()(html, {
    allowedTags:
      'h2 h3 h4 p br hr ul ol li strong b em i u s sub sup blockquote a img table thead tbody tr th td'.split(' '),
    allowedAttributes: {
      a: ['href', 'target', 'rel'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    // Pictures of our own only: one from elsewhere would tell its owner who reads.
    exclusiveFilter: (frame) => frame.tag === 'img' && !/^\/(files|pictures)\//.test(frame.attribs['src'] ?? ''),
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({
        tagName,
        attribs: /^https?:/.test(attribs['href'] ?? '')
          ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' }
          : attribs,
      }),
    },
  });
}
