import type { StoryChange } from '../Changes.ts'
import { groupBy } from '../groupBy.ts'
import type { PictureChange } from '../pictures/comparePair.ts'
import { count, type Html, html } from './html.ts'
import { partOf } from './partOf.ts'

/** A group shows so many stories at once; the others are one click away. */
const shown = 1

/** The sections with pictures; empty without any. */
export function renderStories(stories: readonly StoryChange[]): Html {
  const of = (kind: StoryChange['kind']) => stories.filter((story) => story.kind === kind)
  const [changed, added, gone] = [of('changed'), of('new'), of('gone')]
  return html`${
    changed.length > 0 &&
    html`<section id="changed" aria-labelledby="changed-title">
    <h2 id="changed-title"><span lang="zh">画面</span> · Pictures that changed</h2>
    ${renderControls()}
    ${[...groupBy(changed, ({ cause }) => cause.join()).values()].map(renderGroup)}
    </section>`
  }${renderOthers('new', '新画面', 'New pictures', added)}${renderOthers('gone', '不再有的画面', 'Pictures that are gone', gone)}`
}

const renderControls = () => html`<div class="controls" hidden>
  <fieldset><legend>Show</legend>
    <label><input type="radio" name="mode" value="side" checked> Side by side <kbd>1</kbd></label>
    <label><input type="radio" name="mode" value="slide"> Slider <kbd>2</kbd></label>
    <label><input type="radio" name="mode" value="switch"> Switch <kbd>3</kbd></label>
  </fieldset>
  <label class="whole"><input type="checkbox" name="view"> Whole picture <kbd>W</kbd></label>
  <span class="keys"><kbd>J</kbd> next <kbd>K</kbd> previous <kbd>X</kbd> before or after</span>
</div>`

function renderGroup(stories: readonly StoryChange[]): Html {
  const [cause = [], more] = [stories[0]?.cause, stories.slice(shown)]
  return html`<article class="group">
  <header><h3>${cause.length > 0 ? html`<code>${nameOf(cause[0] ?? '')}</code>` : 'No changed file leads here'}</h3>
  <p>${count(stories.length, 'story', 'stories')}${cause.length > 0 && html` lead${stories.length === 1 && 's'} to ${cause.slice(0, 3).map((file, at) => html`${at > 0 && ', '}<code>${file}</code>`)}`}${
    cause.length > 3 &&
    html` <details class="rest"><summary>and ${count(cause.length - 3, 'other changed file')}</summary><ul>${cause.slice(3).map((file) => html`<li><code>${file}</code></li>`)}</ul></details>`
  }${cause.length === 0 && ': a package, the browser or a file outside of the modules explains them.'}</p></header>
  ${stories.slice(0, shown).map(renderStory)}
  ${
    more.length > 0 &&
    html`<details class="more"><summary>and ${count(more.length, 'more', 'more')}</summary>${more.map(renderStory)}</details>`
  }
</article>`
}

const nameOf = (file: string) => file.split('/').at(-1) ?? file

const renderStory = (
  story: StoryChange,
): Html => html`<section class="story" id="${story.id}" tabindex="-1" aria-labelledby="${story.id}-name">
  ${renderHead(story)}
  ${[...story.pictures].sort((one, other) => other.theme.localeCompare(one.theme)).map((picture) => renderPicture(story, picture))}
</section>`

const renderHead = ({ id, title, name }: StoryChange) =>
  html`<header><h4 id="${id}-name"><span class="place">${title.split('/').join(' / ')}</span> ${name}</h4></header>`

const linkOf = ({ id }: StoryChange, { theme }: PictureChange) =>
  `../index.html?path=/story/${id}${theme === 'dark' ? '&globals=theme:dark' : ''}`

function renderPicture(story: StoryChange, picture: PictureChange): Html {
  const { files, width, height, theme } = picture
  const part = partOf(picture)
  const style = `--w:${width};--h:${height};--x:${part.left};--y:${part.top};--pw:${part.width};--ph:${part.height}`
  const look = (kind: string, caption: string, file: string | undefined) =>
    file &&
    html`<figure class="${kind}"><figcaption>${caption}</figcaption><a class="frame" href="${file}" tabindex="-1"><img src="${file}" alt="${caption}: ${story.title} ${story.name}" loading="lazy" decoding="async"></a></figure>`
  return html`<div class="picture" style="${style}">
  <p class="facts"><span class="tag">${theme}</span> <span>${whereOf(picture)}</span> <a href="${linkOf(story, picture)}">Open the story</a></p>
  <div class="pair">${look('before', 'Before', files.before)}${look('after', 'After', files.after)}${look('difference', 'Difference', files.difference)}
  <input class="cut" type="range" min="0" max="100" value="50" aria-label="How much of the picture shows the state before">
  <button class="turn" type="button" aria-pressed="true"><span class="is-before">Before</span><span class="is-after">After</span></button></div>
</div>`
}

function whereOf({ share, place, kind }: PictureChange): string {
  if (kind !== 'changed') return kind === 'new' ? 'This picture is new' : 'This picture is gone'
  const percent = share * 100
  const said = percent < 0.01 ? 'Less than 0.01' : percent.toFixed(percent < 1 ? 2 : 1)
  const where = place
    ? `, x ${place.left}–${place.left + place.width}, y ${place.top}–${place.top + place.height}`
    : ''
  return `${said} % of its pixels${where}`
}

function renderOthers(id: string, chinese: string, english: string, stories: readonly StoryChange[]): Html {
  if (stories.length === 0) return html``
  return html`<section id="${id}" aria-labelledby="${id}-title">
  <h2 id="${id}-title"><span lang="zh">${chinese}</span> · ${english}</h2>
  <div class="others">${stories.flatMap((story) =>
    story.pictures.map((picture) => {
      const file = picture.files.after ?? picture.files.before ?? ''
      const name = html`<span class="place">${story.title.split('/').join(' / ')}</span> ${story.name} <span class="tag">${picture.theme}</span>`
      return html`<figure><a href="${file}"><img src="${file}" width="${picture.width}" height="${picture.height}" alt="" loading="lazy" decoding="async"></a>
      <figcaption>${id === 'new' ? html`<a href="${linkOf(story, picture)}">${name}</a>` : name}</figcaption></figure>`
    }),
  )}</div></section>`
}
