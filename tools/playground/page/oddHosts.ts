/** Pages with styles of their own that often cause trouble. */
export const oddHosts: Readonly<Record<string, string>> = {
  'content-box, 20px !important': '* { box-sizing: content-box; font-size: 20px !important }',
  'inherited styles':
    'body { text-align: center; letter-spacing: 2px; text-transform: uppercase; text-shadow: 1px 1px 2px #888; line-height: 2.4; font-style: italic; white-space: pre-wrap }',
  'right to left': 'body { direction: rtl }',
  'z-index 9999': 'header { position: sticky; top: 0; z-index: 9999; background: #fd6 }',
}
