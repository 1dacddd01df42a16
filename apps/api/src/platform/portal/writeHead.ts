import { html, raw } from 'hono/html'
import type { Language } from '../people/Language'
import type { PageHead } from './PageHead'

interface Where {
  /** Without a trailing slash. */
  readonly origin: string
  readonly language: Language
  /** Default: it is nothing for strangers. */
  readonly head: PageHead | undefined
}

/** The portal's page with what is told of it; without that, search engines are asked to leave it out. */
export function writeHead(page: string, { origin, language, head }: Where): string {
  if (!head) return page.replace('</title>', '</title><meta name="robots" content="noindex">')
  const { title, description, address, picture, facts, outline } = head
  const url = origin + address
  const tags = html`<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Atrium">
<meta property="og:locale" content="${language === 'en' ? 'en_GB' : 'zh_CN'}">
<meta property="og:title" content="${outline.heading}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${origin}${picture}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
${facts && html`<script type="application/ld+json">${raw(asData(facts))}</script>`}`
  const drawn = html`<noscript><main>
<h1>${outline.heading}</h1>
${outline.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
<ul>${outline.links.map(({ name, address }) => html`<li><a href="${address}">${name}</a></li>`)}</ul>
</main></noscript>`
  return page
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => String(tags))
    .replace('<div id="root">', (root) => `${drawn}${root}`)
    .replace('<html lang="zh-CN"', `<html lang="${language}"`)
}

/** So that nothing in it ends the script. */
const asData = (facts: PageHead['facts']) =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
