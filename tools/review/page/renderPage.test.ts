import { expect, it } from 'vitest'
import type { Changes } from '../Changes.ts'
import type { PictureChange } from '../pictures/comparePair.ts'
import { renderPage } from './renderPage.ts'

const commit = (hash: string, subject: string) => ({ hash, date: '2026-11-28T10:00:00+08:00', subject })

const nothing: Changes = {
  since: commit('a'.repeat(40), 'Begin'),
  until: { ...commit('b'.repeat(40), 'End'), uncommitted: [] },
  words: [],
  stories: [],
  states: [],
  routes: [],
  texts: { changes: [], missing: [] },
  changedFiles: 3,
  problems: [],
}

const render = (changes: Partial<Changes>) =>
  renderPage({ ...nothing, ...changes }, { style: '', script: '' })

const pictureOf = (id: string, share: number): PictureChange => ({
  name: id,
  theme: 'light',
  kind: 'changed',
  share,
  place: { left: 10, top: 20, width: 30, height: 40 },
  width: 1440,
  height: 900,
  files: { before: `${id}.before.webp`, after: `${id}.after.webp`, difference: `${id}.difference.webp` },
})

const storyOf = (id: string, share: number, ...cause: readonly string[]): Changes['stories'][number] => {
  const picture = pictureOf(id, share)
  const { files } = picture
  return {
    id,
    title: 'UI/Button',
    name: id,
    themes: ['light'],
    kind: 'changed',
    share,
    cause,
    files,
    pictures: [picture],
  }
}

it('says that nothing changed', () => {
  expect(render({})).toContain('Nothing changed that a reviewer sees')
  expect(render({})).not.toContain('<section')
})

it('does not say so when something could not be compared', () => {
  const page = render({ problems: ['The Storybook could not be built.'] })
  expect(page).toContain('The Storybook could not be built.')
  expect(page).not.toContain('Nothing changed that')
})

it('names a group after its file, shows its most changed story and folds the others', () => {
  const file = 'packages/ui/src/button/Button.module.css'
  const page = render({ stories: [storyOf('most', 0.1234, file), storyOf('less', 0.00001, file)] })
  expect(page).toContain('<h3><code>Button.module.css</code></h3>')
  expect(page).toContain('2 stories lead to <code>packages/ui/src/button/Button.module.css</code>')
  expect(page).toContain('12.3 % of its pixels, x 10–40, y 20–60')
  const folded = page.slice(page.indexOf('<summary>and 1 more</summary>'))
  expect(folded).toContain('id="less"')
  expect(folded).not.toContain('id="most"')
})

it('escapes what the sources say', () => {
  const page = render({
    texts: {
      changes: [
        {
          kind: 'added',
          catalogue: 'orders',
          key: 'pay',
          after: { chinese: '<b>支付</b>', english: '"Pay" & <script>' },
        },
      ],
      missing: [],
    },
  })
  expect(page).toContain('&lt;b&gt;支付&lt;/b&gt;')
  expect(page).toContain('&quot;Pay&quot; &amp; &lt;script&gt;')
})

it('says that the earlier address of a renamed page opens nothing', () => {
  const renamed = { kind: 'renamed', of: 'page', name: 'orders', before: '/a', after: '/b' } as const
  expect(render({ routes: [{ ...renamed, isKept: false }] })).toContain('opens nothing now')
  expect(render({ routes: [{ ...renamed, isKept: true }] })).not.toContain('opens nothing now')
})
