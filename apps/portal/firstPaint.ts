import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const tokens = readFileSync(join(import.meta.dirname, '../../packages/ui/src/styles/tokens.css'), 'utf8')
const darkFrom = tokens.indexOf("[data-atrium-theme='dark']")

/** What stands in `index.html` until the scripts have drawn the page: a few boxes, or the hall before the portal. */
const style = (hall: string) => `
#first { ${colours(tokens.slice(0, darkFrom))} }
[data-theme=dark] #first { ${colours(tokens.slice(darkFrom))} }
#first { position: fixed; inset: 0; z-index: -1; display: flex; background: var(--bg); color: var(--ink);
  font: 600 16px/24px Inter, system-ui, sans-serif; }
#first i { display: block; box-sizing: border-box; border-radius: 10px; background: var(--block); }
#first b { display: flex; gap: 8px; align-items: center; height: 56px; padding: 0 20px; font-weight: 600; white-space: nowrap; }
#first svg { width: 28px; height: 28px; fill: var(--mark); }
#first path { fill: none; stroke: var(--on-mark); stroke-linecap: round; stroke-width: 2.2; }
#first aside { box-sizing: border-box; width: 230px; border-right: 1px solid var(--line); background: var(--side); }
#first aside i { height: 20px; margin: 16px 20px; border-radius: 4px; }
#first div { flex: 1; }
#first div b { border-bottom: 1px solid var(--line); background: var(--card); }
#first div i { height: 140px; margin: 24px 32px; border: 1px solid var(--line); background: var(--card); }
#first div i + i { height: 60vh; }
#first div svg, #first p { display: none; }
:root:lang(zh) #first span:lang(en), :root:lang(en) #first span:lang(zh) { display: none; }
[data-first=hall] #first { background: var(--card); }
[data-first=hall] #first aside { --ink: var(--on-hall); --mark: color-mix(in srgb, var(--on-hall) 16%, transparent);
  --on-mark: var(--on-hall); position: relative; width: 54.55%; max-width: calc(100% - 440px); padding: 40px;
  border: 0; background: linear-gradient(var(--hall-deep), var(--hall) 62%, var(--hall-deep)); color: var(--ink); }
[data-first=hall] #first aside::before { position: absolute; inset: 0; background: ${hall} center / cover no-repeat; content: ''; }
[data-theme=dark][data-first=hall] #first aside::before { opacity: .75; }
[data-first=hall] #first aside b { position: relative; height: auto; padding: 0; }
[data-first=hall]:lang(zh) #first p:lang(zh), [data-first=hall]:lang(en) #first p:lang(en) { position: absolute;
  inset: auto 40px 40px; display: block; max-width: 14.4em; margin: 0; font-size: 28px; line-height: 36px; }
[data-first=hall] #first div b, [data-first=hall] #first i { visibility: hidden; }
@media (width < 900px) {
  #first aside { display: none; }
  #first div i { margin: 16px; }
  #first div svg { display: block; }
  [data-first=hall] #first div b { visibility: visible; border: 0; }
}`

/** Lets the page paint before its sheets are there: they stand after what it paints, and still before the scripts. */
export const firstPaint: Plugin = {
  name: 'atrium:first-paint',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
      const without = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
      const hall = Object.values(bundle).find(
        (file) => file.type === 'asset' && file.originalFileNames.some((name) => name.endsWith('hall.svg')),
      )
      return {
        html: without.replace('</body>', () => `${sheets.join('\n')}</body>`),
        tags: [
          ...(hall
            ? [
                {
                  tag: 'meta',
                  attrs: { name: 'hall', content: `/${hall.fileName}` },
                  injectTo: 'head-prepend' as const,
                },
              ]
            : []),
          {
            tag: 'style',
            attrs: { nonce: '__CSP_NONCE__' },
            children: style(hall ? `url(/${hall.fileName})` : 'none'),
            injectTo: 'head' as const,
          },
        ],
      }
    },
  },
}

function colours(sheet: string): string {
  const token = (name: string) => new RegExp(`--atrium-color-${name}: ([^;]+);`).exec(sheet)?.[1] ?? ''
  return Object.entries({
    bg: 'bg',
    card: 'surface',
    side: 'side',
    line: 'border',
    block: 'skeleton',
    ink: 'ink',
    mark: 'accent',
    'on-mark': 'accent-ink',
    hall: 'hall',
    'hall-deep': 'hall-deep',
    'on-hall': 'solid-ink',
  })
    .map(([name, of]) => `--${name}: ${token(of)};`)
    .join(' ')
}
