import type { Changes } from '../Changes.ts'
import type { Commit } from '../findSince.ts'
import { count, Html, html } from './html.ts'
import { renderRoutes, renderStates, renderTexts } from './renderSources.ts'
import { renderStories } from './renderStories.ts'

/** The whole page, self-contained except for its pictures. */
export function renderPage(review: Changes, { style, script }: { style: string; script: string }): string {
  const { since, until, words, problems } = review
  const parts = partsOf(review)
  const isQuiet = parts.every(({ number }) => number === 0)
  return html`<!doctype html>
<html lang="en" data-mode="side" data-view="part">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Changed since ${short(since)} – Atrium</title>
<link rel="icon" href="../favicon.svg">
<style>${new Html(style)}</style>
<script>document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'</script>
</head>
<body>
<header class="top">
  <a class="brand" href="../index.html">Atrium</a>
  <span class="room"></span>
  <a class="button" href="../index.html">Storybook</a>
  <button class="button" type="button" data-turn-theme hidden>Theme</button>
</header>
<main>
  <h1><span lang="zh">变了什么</span> · Changed since ${short(since)}</h1>
  <div class="range">
    ${renderCommit('From', since)}
    <span class="arrow" aria-hidden="true">→</span>
    ${renderCommit('To', until)}
  </div>
  ${
    until.uncommitted.length > 0 &&
    html`<details class="note"><summary>It includes uncommitted changes of ${count(until.uncommitted.length, 'file')}.</summary>
    <ul>${until.uncommitted.map((file) => html`<li><code>${file}</code></li>`)}</ul></details>`
  }
  ${words.length > 0 && html`<p class="note">Pictures are compared only of stories with “${words.join('” or “')}”.</p>`}
  ${
    problems.length > 0 &&
    html`<div class="note bad" role="status"><strong>Not everything could be compared.</strong><ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul></div>`
  }
  <nav class="tiles" aria-label="Kinds of changes">${parts.map(
    ({ id, number, name, detail, isBad }) =>
      html`<a class="tile${isBad && ' bad'}" href="#${id}"${number === 0 && new Html(' data-none')}><b>${number.toLocaleString('en')}</b> ${name}${detail && html`<small>${detail}</small>`}</a>`,
  )}</nav>
  ${
    isQuiet
      ? html`<p class="nothing">${
          problems.length > 0
            ? 'Nothing else changed that a reviewer sees.'
            : 'Nothing changed that a reviewer sees: no picture, state, address or text.'
        } ${count(review.changedFiles, 'file')} changed.</p>`
      : html`${renderStories(review.stories)}${renderStates(review.states)}${renderRoutes(review.routes)}${renderTexts(review.texts)}`
  }
</main>
<script type="module">${new Html(script)}</script>
</body>
</html>
`.text
}

const short = ({ hash }: Commit) => hash.slice(0, 8)

const renderCommit = (name: string, commit: Commit) =>
  html`<div class="commit"><small>${name}</small><strong>${commit.subject}</strong><span><code>${short(commit)}</code> <time datetime="${commit.date}">${commit.date.slice(0, 16).replace('T', ' ')}</time></span></div>`

interface Part {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly detail?: string | undefined
  readonly isBad?: boolean
}

function partsOf({ stories, states, routes, texts }: Changes): Part[] {
  const pictures = stories.flatMap((story) => story.pictures)
  const of = (kind: string) => pictures.filter((picture) => picture.kind === kind).length
  const some = (changes: readonly { readonly kind: string }[], kinds: readonly string[]) =>
    kinds
      .map((kind) => [kind, changes.filter((change) => change.kind === kind).length] as const)
      .filter(([, number]) => number > 0)
      .map(([kind, number]) => `${number} ${kind}`)
      .join(', ') || undefined
  const { changes, missing } = texts
  return [
    {
      id: 'changed',
      number: of('changed'),
      name: of('changed') === 1 ? 'picture changed' : 'pictures changed',
    },
    { id: 'new', number: of('new'), name: of('new') === 1 ? 'picture is new' : 'pictures are new' },
    { id: 'gone', number: of('gone'), name: of('gone') === 1 ? 'picture is gone' : 'pictures are gone' },
    { id: 'states', number: states.length, name: 'states', detail: some(states, ['added', 'removed']) },
    {
      id: 'routes',
      number: routes.length,
      name: 'addresses',
      detail: some(routes, ['added', 'removed', 'renamed', 'called', 'leads']),
    },
    {
      id: 'texts',
      number: changes.length,
      name: 'texts',
      detail: some(changes, ['added', 'removed', 'changed']),
    },
    ...(missing.length > 0
      ? [{ id: 'missing', number: missing.length, name: 'without translation', isBad: true }]
      : []),
  ]
}
