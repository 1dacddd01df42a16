import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const sheet = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../packages/ui/src/styles', name), 'utf8')
const tokens = sheet('tokens.css')
/** What has the measures of the font: words must not move when the sheets come. */
const [standIn = '', marksStandIn = ''] = (sheet('inter.css').match(/@font-face \{[^}]+\}/g) ?? []).filter(
  (face) => face.includes("Stand-in'"),
)
const [latin, chinese] = [...tokens.matchAll(/--atrium-font-family:([^;]+);/g)].map(([, names = '']) =>
  names.trim().replace(/\s+/g, ' '),
)
/** As wide as the font's figures of one width: in a row they are most of the text. */
const figures = standIn
  .replace("'Atrium Inter Stand-in'", 'Figures')
  .replace(/ascent-override: [^;]+/, 'ascent-override: 83.8%')
  .replace(/descent-override: [^;]+/, 'descent-override: 20.9%')
  .replace(/size-adjust: [^;]+/, 'size-adjust: 115.6%')
  .replace(/unicode-range: [^;]+/, 'unicode-range: U+30-39')
const darkFrom = tokens.indexOf("[data-atrium-theme='dark']")

/**
 * What stands in `index.html` until the scripts have drawn the page: a few boxes, on the
 * homes their band, or the hall before the portal. */
const style = (hall: string, arcade: string) => `
${standIn}
${marksStandIn}
${figures}
#first, #rows { ${colours(tokens.slice(0, darkFrom))} --family: ${latin}; --edge: 32px; color: var(--ink); }
:root:lang(zh) :is(#first, #rows) { --family: ${chinese}; }
[data-theme=dark] :is(#first, #rows) { ${colours(tokens.slice(darkFrom))} }
#first { position: fixed; inset: 0; z-index: -1; display: flex; background: var(--bg); font: 600 16px/24px var(--family); text-autospace: normal; }
@media (width < 1400px) { #first, #rows { --edge: 24px; } }
#first i { display: block; box-sizing: border-box; border-radius: 10px; background: var(--block); }
#first b { display: flex; gap: 12px; align-items: center; height: 56px; padding: 0 20px; font-weight: 600; white-space: nowrap; }
#first em { margin-left: -6px; color: var(--muted); font-style: normal; font-weight: 400; }
#first svg { width: 28px; height: 28px; fill: var(--mark); }
#first path { fill: none; stroke: var(--on-mark); stroke-linecap: round; stroke-width: 2.2; }
#first aside { box-sizing: border-box; width: 230px; border-right: 1px solid var(--line); background: var(--side); }
#first aside b { font-size: 14px; }
#first aside i { height: 20px; margin: 16px 20px; border-radius: 4px; }
#first div { flex: 1; }
#first div b { border-bottom: 1px solid var(--line); }
#first div i { height: 140px; margin: 24px var(--edge); border: 1px solid var(--line); background: var(--card); }
#first div i + i { height: 60vh; }
#first div svg, #first p { display: none; }
#first span { display: flex; gap: inherit; }
:root:lang(zh) #first span:lang(en), :root:lang(en) #first span:lang(zh) { display: none; }
[data-first=home] #first div i { margin-inline: max(var(--edge), (100% - 1200px) / 2); }
[data-first=home] #first div b + i { position: relative; overflow: hidden; height: 136px; border: 0; border-radius: 14px; }
[data-first=home] #first div b + i::before { position: absolute; top: 0; right: 300px; width: 620px; max-width: 70%; height: 136px;
  background: ${arcade} center bottom / cover no-repeat; opacity: .4; content: '';
  mask-image: linear-gradient(to right, transparent 32%, #000 64%, #000 86%, transparent),
    linear-gradient(#000 44%, transparent 76%); mask-composite: intersect; }
[data-theme=dark][data-first=home] #first div b + i::before { opacity: .55; }
[data-band=low] #first div b + i { height: 112px; overflow: visible; }
[data-band=low] #first div b + i::before { right: 24px; width: 800px; max-width: 75%; background: ${arcade} right top / 600px 136px repeat-x; }
[data-first=list] #first div b + i { height: calc(100% - 104px); }
[data-first=list] #first div i + i { visibility: hidden; }
[data-first=hall] #first { background: var(--card); }
[data-first=hall] #first aside { --ink: var(--on-hall); --mark: color-mix(in srgb, var(--on-hall) 16%, transparent);
  --on-mark: var(--on-hall); --muted: color-mix(in srgb, var(--on-hall) 80%, transparent); position: relative; width: 54.55%; max-width: calc(100% - 440px); padding: 40px;
  border: 0; background: linear-gradient(var(--hall-deep), var(--hall) 62%, var(--hall-deep)); color: var(--ink); }
[data-first=hall] #first aside::before { position: absolute; inset: 0; background: ${hall} center / cover no-repeat; content: ''; }
[data-theme=dark][data-first=hall] #first aside::before { opacity: .75; }
[data-first=hall] #first aside b { position: relative; height: auto; padding: 0; font-size: 16px; }
[data-first=hall]:lang(zh) #first p:lang(zh), [data-first=hall]:lang(en) #first p:lang(en) { position: absolute;
  inset: auto 40px 40px; display: block; max-width: 14.4em; margin: 0; font-size: 28px; line-height: 36px; text-wrap: balance; word-break: keep-all; }
[data-first=hall] #first div b, [data-first=hall] #first i { visibility: hidden; }
@media (width < 768px) {
  html:not([data-first=hall]) #first aside { display: none; }
  #first { --edge: 16px; }
  #first div i { margin-block: 16px; }
  #first div svg { display: block; }
  [data-first=home] #first div b + i::before { right: 0; width: 100%; max-width: none; height: 112px; opacity: .24; }
}
@media (width < 960px) {
  [data-first=hall] #first aside { display: none; }
  [data-first=hall] #first div svg { display: block; }
  [data-first=hall] #first div b { visibility: visible; border: 0; }
}
#rows { position: absolute; inset: var(--top) calc(var(--edge) + 1px) auto calc(231px + var(--edge) + var(--beside)); z-index: 5;
  background: var(--card); font: 14px/22px 'Atrium Inter', Figures, var(--family); font-variant-numeric: tabular-nums; font-kerning: none; text-autospace: normal; }
#rows { --overlay: 58px; }
@media (hover: hover) and (width >= 768px) { #rows { --overlay: 0px; } }
#rows div { display: grid; grid-template: calc(var(--height) - 1px) / var(--columns); box-sizing: border-box; height: var(--height); overflow: hidden; border-bottom: 1px solid var(--line); }
#rows p { display: flex; flex-direction: column; justify-content: center; min-width: 0; margin: 0; padding: 0 12px; color: var(--muted); }
#rows p:first-child { padding-left: 16px; }
#rows p:first-of-type { color: var(--ink); }
#rows p:first-of-type span:first-child { font-weight: 600; }
#rows span { overflow: hidden; line-height: var(--first); white-space: nowrap; }
#rows .time { letter-spacing: 0.5px; }
#rows span + span { color: var(--muted); font-size: 12px; line-height: var(--second); }
#rows :is(.count, .yuan) { text-align: end; }
#rows .way { position: relative; display: flex; flex-flow: row-reverse wrap; justify-content: flex-end; max-height: var(--second); color: var(--subtle); }
#rows bdi { white-space: pre; }
#rows .way bdi { position: absolute; left: 0; opacity: 0; }
#rows u { position: relative; flex: none; box-sizing: border-box; max-width: 100%; text-decoration: none; }
#rows u::after { display: block; overflow: hidden; text-overflow: ellipsis; white-space: pre; content: attr(data-name); }
#rows u:not(bdi + u)::after { content: attr(data-name) ' / '; }
#rows u:not(:last-child) { padding-left: 20px; }
#rows u:not(bdi + u) { margin-right: -20px; }
#rows u:last-child:not(bdi + u)::before { position: absolute; bottom: 100%; left: 0; font-family: 'Atrium Inter Marks Stand-in', var(--family); white-space: pre; content: '… / \\A … / \\A … / \\A … / \\A … / '; }
#rows em { position: absolute; top: var(--search); right: 72px; left: 16px; box-sizing: border-box; height: 44px; padding-left: 42px;
  border: 1px solid var(--field); border-radius: 6px; color: var(--subtle); font: 16px/42px var(--family); }
#rows i + p { position: relative; padding-left: 48px; }
#rows i + p::before { position: absolute; left: 12px; width: 24px; height: 24px; border-radius: 50%; background: var(--block); content: ''; }
@media (width < 600px) {
  [data-first=list] #first div b + i { height: 100%; margin: 0; border: 0; border-radius: 0; }
  #rows { inset-inline: 0; }
  #rows p { gap: 2px; padding-right: 8px; color: var(--ink); }
  #rows p + p { padding-right: 12px; }
  #rows i + p::before { left: 0; width: 36px; height: 36px; }
}
@media (width < 960px) and (height >= 640px) {
  [data-first=hall][data-content=short] #first aside { position: absolute; inset: 564px 0 0; display: block; width: auto; max-width: none;
    padding: 0; overflow: hidden; border-radius: 50% 50% 0 0 / 40px; }
  [data-first=hall] #first aside > * { visibility: hidden; }
}`

/** Lets the page paint before its sheets are there: they stand after what it paints, and still before the scripts. */
export const firstPaint: Plugin = {
  name: 'atrium:first-paint',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
      const without = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
      const drawing = (name: string) =>
        Object.values(bundle).find(
          (file) => file.type === 'asset' && file.originalFileNames.some((path) => path.endsWith(name)),
        )?.fileName
      const drawings = { hall: drawing('hall.svg'), home: drawing('arcade.svg') }
      const url = (file: string | undefined) => (file ? `url(/${file})` : 'none')
      return {
        html: without.replace('</body>', () => `${sheets.join('\n')}</body>`),
        tags: [
          // What is fetched before the scripts, where `index.html` begins so.
          ...Object.entries(drawings).map(([first, file]) => ({
            tag: 'meta',
            attrs: { name: `first-${first}`, content: file ? `/${file}` : '' },
            injectTo: 'head-prepend' as const,
          })),
          {
            tag: 'style',
            attrs: { nonce: '__CSP_NONCE__' },
            children: style(url(drawings.hall), url(drawings.home)),
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
    field: 'border-field',
    block: 'skeleton',
    ink: 'ink',
    muted: 'ink-muted',
    subtle: 'ink-subtle',
    mark: 'accent',
    'on-mark': 'accent-ink',
    hall: 'hall',
    'hall-deep': 'hall-deep',
    'on-hall': 'solid-ink',
  })
    .map(([name, of]) => `--${name}: ${token(of)};`)
    .join(' ')
}
