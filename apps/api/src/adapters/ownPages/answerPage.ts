import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { pageStyle } from './pageStyle'

export type PageLocale = 'zh-CN' | 'en'

export type Markup = ReturnType<typeof html>

interface Page {
  readonly status?: 200 | 400
  readonly title: string
  readonly heading: string
  readonly content: Markup
  /** Where its form may lead, beside this origin. Default: nowhere else. */
  readonly formsTo?: string
  /** What it runs, which may ask this origin. Default: nothing. */
  readonly script?: string
}

/** Answers with a page of those who stand in for a provider within this service: cashier, social accounts, cloud apps. */
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

/** The page's own address, in another language if one is named. */
export function addressOf(context: Context, lang = context.req.query('lang')): string {
  const query = new URLSearchParams({ ...context.req.query(), ...(lang && { lang }) })
  return `${context.req.path}?${query}`
}

const otherLanguage = { 'zh-CN': 'English', en: '中文' } as const

/** As the page that leads there asked for it, else as the browser does. */
function localeOf(context: Context): PageLocale {
  const asked = context.req.query('lang') ?? context.req.header('accept-language') ?? ''
  return /^en\b/i.test(asked) ? 'en' : 'zh-CN'
}
