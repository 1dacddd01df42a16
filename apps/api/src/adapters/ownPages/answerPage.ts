import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { fontPath } from '../../platform/portal/readPortal'

export type PageLocale = 'zh-CN' | 'en'

export type Markup = ReturnType<typeof html>

interface Page {
  readonly status?: 200 | 400
  readonly title: string
  readonly heading: string
  readonly content: Markup
  /** Where its form may be sent, besides this origin. Default: nowhere else. */
  readonly formsTo?: string
  /** Its script, which may call this origin. Default: none. */
  readonly script?: string
}

/** Answers with a page of a stand-in provider within this service: cashier, social accounts, cloud apps. */
export async function answerPage(context: Context, render: (locale: PageLocale) => Page): Promise<Response> {
  const locale = localeOf(context)
  const other = locale === 'en' ? 'zh-CN' : 'en'
  const nonce = randomBytes(18).toString('base64url')
  const { status = 200, title, heading, content, formsTo, script } = render(locale)
  const page = await html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="/icon.svg" />
        <style nonce="${nonce}">
          ${raw(pageStyle)}
        </style>
      </head>
      <body>
        <main>
          <header>
            <h1><img src="/icon.svg" alt="" width="28" height="28" />${heading}</h1>
            <a href="${addressOf(context, other)}" lang="${other}">${otherLanguage[locale]}</a>
          </header>
          ${content}
        </main>
        ${script && html`<script nonce="${nonce}">${raw(script)}</script>`}
      </body>
    </html>`
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'${formsTo ? ` ${formsTo}` : ''}; frame-ancestors 'none'${script ? `; script-src 'nonce-${nonce}'; connect-src 'self'` : ''}`,
    },
  })
}

/** The page's own address, optionally in another language. */
export function addressOf(context: Context, lang = context.req.query('lang')): string {
  const query = new URLSearchParams({ ...context.req.query(), ...(lang && { lang }) })
  return `${context.req.path}?${query}`
}

const otherLanguage = { 'zh-CN': 'English', en: '中文' } as const

/** The language of the page that led there, else the browser's. */
function localeOf(context: Context): PageLocale {
  const preferred = context.req.query('lang') ?? context.req.header('accept-language') ?? ''
  return /^en\b/i.test(preferred) ? 'en' : 'zh-CN'
}

/** A stand-in page is independent, like a provider's: it has its own few colours, and the portal's font. */
const pageStyle = `
@font-face { font-family: 'Atrium Inter'; font-weight: 400 600; font-display: swap;
  src: url('${fontPath}') format('woff2');
  unicode-range: U+20-7E, U+A0-FF, U+2022, U+20AC, U+2190-2193, U+2212; }
@font-face { font-family: 'Atrium Inter Marks'; font-weight: 400 600; font-display: swap;
  src: url('${fontPath}') format('woff2');
  unicode-range: U+2013-2014, U+2018-2019, U+201C-201D, U+2026; }
:root { color-scheme: light dark; --page: #f7f8fa; --card: #fff; --text: #17202b; --quiet: #5c6877;
  --line: #e6eaef; --control: #cdd5de; --accent: #1d4f94; --solid: #1d4f94; --notice: #fdf2e4; --notice-text: #8f4306; }
@media (prefers-color-scheme: dark) { :root { --page: #0b0f14; --card: #12181f; --text: #e7ecf2; --quiet: #95a1b0;
  --line: #222b35; --control: #36424f; --accent: #86b6f5; --solid: #3270c6; --notice: #2c1f0d; --notice-text: #f2b866; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--text);
  font: 14px/22px 'Atrium Inter', 'Atrium Inter Marks', -apple-system, system-ui, 'Segoe UI', 'PingFang SC',
  'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; text-autospace: normal; text-spacing-trim: trim-start; }
:lang(zh) body { font-family: 'Atrium Inter', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', -apple-system,
  system-ui, 'Segoe UI', sans-serif; }
main { max-width: 464px; margin: 0 auto; padding: 24px 16px 48px; }
header { display: flex; gap: 16px; justify-content: space-between; align-items: center; padding: 8px 0 16px; }
header a { flex: none; }
h1 { display: flex; gap: 12px; align-items: center; margin: 0; font-size: 16px; font-weight: 600; line-height: 24px; }
h1 img { flex: none; }
a { color: var(--accent); }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 24px 16px 16px; }
.demonstration { display: flex; gap: 8px; margin: 0 0 16px; padding: 8px 12px; border-radius: 6px; background: var(--notice);
  color: var(--notice-text); }
.amount { margin: 0; text-align: center; color: var(--quiet); }
.amount strong { display: block; margin-top: 4px; color: var(--text); font-size: 28px; font-weight: 600; line-height: 36px; }
.amount strong, dd { font-variant-numeric: tabular-nums; font-kerning: none; }
.demonstration::before { flex: none; width: 14px; height: 14px; margin-top: 4px; border: 1.5px solid; border-radius: 50%;
  box-sizing: border-box; font-size: 10px; font-weight: 600; line-height: 11px; text-align: center; content: '!' / ''; }
dl { margin: 24px 0; padding: 16px 0 0; border-top: 1px solid var(--line); display: grid;
  grid-template-columns: auto 1fr; gap: 8px 24px; }
dt { color: var(--quiet); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
.note { margin: 0 0 16px; color: var(--quiet); } .state { margin: 0 0 16px; font-weight: 600; }
form { display: grid; gap: 12px; margin: 0; }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 16px; border-radius: 6px; cursor: pointer;
  border: 1px solid var(--control); background: var(--card); color: var(--text); font: inherit; text-align: center;
  text-decoration: none; }
.primary { border-color: transparent; background: var(--solid); color: #fff; font-weight: 500; }
:lang(zh) .primary { font-weight: 400; }
button:hover, .button:hover { border-color: var(--accent); }
fieldset { display: grid; gap: 8px; margin: 0 0 16px; padding: 0; border: 0; }
legend { padding: 0 0 8px; font-weight: 600; }
label { display: flex; gap: 8px; align-items: center; min-height: 44px; padding: 8px 12px; border-radius: 6px;
  border: 1px solid var(--line); cursor: pointer; overflow-wrap: anywhere; }
label:has(:checked), label:hover { border-color: var(--accent); }
input { accent-color: var(--accent); font: inherit; }
input[type='text'] { flex: 1; min-width: 0; padding: 4px 8px; border: 1px solid var(--line); border-radius: 4px;
  background: var(--card); color: var(--text); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`
