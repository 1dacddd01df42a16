import type { RouteChange } from '../compare/compareRoutes.ts'
import type { StateChange } from '../compare/compareStates.ts'
import type { MissingText, TextChange, TextChanges, Wording } from '../compare/compareTexts.ts'
import { groupBy } from '../groupBy.ts'
import { count, type Html, html } from './html.ts'

/** Stories that were added or removed, by their place. */
export function renderStates(states: readonly StateChange[]): Html {
  if (states.length === 0) return html``
  const byTitle = groupBy([...states].sort(byTitleAndKind), ({ title }) => title)
  return html`<section id="states" aria-labelledby="states-title">
  <h2 id="states-title"><span lang="zh">状态</span> · States and stories</h2>
  <table><thead><tr><th>Where</th><th>Removed</th><th>Added</th></tr></thead><tbody>${[...byTitle].map(
    ([title, some]) => html`<tr><th scope="row">${title.split('/').join(' / ')}</th>
    <td data-name="Removed">${some.filter(({ kind }) => kind === 'removed').map(({ name, file }) => html`<span class="chip removed" title="${file}">${name}</span> `)}</td>
    <td data-name="Added">${some.filter(({ kind }) => kind === 'added').map(({ id, name }) => html`<a class="chip added" href="../index.html?path=/story/${id}">${name}</a> `)}</td></tr>`,
  )}</tbody></table></section>`
}

const byTitleAndKind = (one: StateChange, other: StateChange) =>
  one.title.localeCompare(other.title) || other.kind.localeCompare(one.kind)

const said: Readonly<Record<RouteChange['kind'], string>> = {
  added: 'added',
  removed: 'removed',
  renamed: 'renamed',
  called: 'other name in code',
  leads: 'leads elsewhere',
}

/** Addresses that were added, removed or renamed. */
export function renderRoutes(routes: readonly RouteChange[]): Html {
  if (routes.length === 0) return html``
  return html`<section id="routes" aria-labelledby="routes-title">
  <h2 id="routes-title"><span lang="zh">地址</span> · Addresses</h2>
  <table><thead><tr><th>Page</th><th>What</th><th>Before</th><th>After</th></tr></thead><tbody>${routes.map(
    ({
      kind,
      of,
      name,
      before,
      after,
      isKept,
    }) => html`<tr><th scope="row">${name}${of !== 'page' && html` <small>${of}</small>`}</th>
    <td><span class="chip ${kind}">${said[kind]}</span></td>
    <td data-name="Before">${before && html`<code>${before}</code>`}${isKept === false && html` <strong class="lost">opens nothing now</strong>`}${isKept && html` <small>still opens a page</small>`}</td>
    <td data-name="After">${after && html`<code>${after}</code>`}</td></tr>`,
  )}</tbody></table></section>`
}

/** Texts that one language lacks, then those that changed, by catalogue. */
export function renderTexts({ changes, missing }: TextChanges): Html {
  const byCatalogue = groupBy(changes, ({ catalogue }) => catalogue)
  return html`${
    missing.length > 0 &&
    html`<section id="missing" aria-labelledby="missing-title">
    <h2 id="missing-title"><span lang="zh">缺少译文</span> · Texts without a translation</h2>
    <table class="texts"><thead><tr><th>Text</th><th>Chinese</th><th>English</th></tr></thead><tbody>${missing.map(renderMissing)}</tbody></table></section>`
  }${
    changes.length > 0 &&
    html`<section id="texts" aria-labelledby="texts-title">
    <h2 id="texts-title"><span lang="zh">文案</span> · Texts</h2>
    <div class="catalogues">${[...byCatalogue].map(
      ([
        catalogue,
        some,
      ]) => html`<details class="catalogue"${byCatalogue.size <= 6 && html` open`}><summary><code>${catalogue}</code><small>${count(some.length, 'text')}</small></summary>
      <table class="texts"><thead><tr><th>Text</th><th>Chinese</th><th>English</th></tr></thead><tbody>${some.map(renderText)}</tbody></table></details>`,
    )}</div></section>`
  }`
}

const renderMissing = ({ catalogue, key, language, wording, isRecent }: MissingText) =>
  html`<tr><th scope="row"><code>${catalogue}.${key}</code>${isRecent && html` <span class="chip removed">new</span>`}</th>
  <td lang="zh" data-name="Chinese">${language === 'Chinese' ? html`<strong class="lost">missing</strong>` : wording.chinese}</td>
  <td data-name="English">${language === 'English' ? html`<strong class="lost">${wording.english === undefined ? 'missing' : 'still Chinese'}</strong>` : wording.english}</td></tr>`

const renderText = ({ key, kind, before, after }: TextChange) =>
  html`<tr><th scope="row"><code>${key}</code> ${kind !== 'changed' && html`<span class="chip ${kind}">${kind}</span>`}</th>
  <td lang="zh" data-name="Chinese">${renderWording('chinese', before, after)}</td>
  <td data-name="English">${renderWording('english', before, after)}</td></tr>`

function renderWording(
  language: keyof Wording,
  before: Wording | undefined,
  after: Wording | undefined,
): Html {
  const [was, is] = [before?.[language], after?.[language]]
  if (was === is) return html`<span class="same">${is}</span>`
  return html`${was !== undefined && html`<del>${was}</del>`} ${is !== undefined && html`<ins>${is}</ins>`}`
}
