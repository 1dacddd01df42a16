import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { afterAll, expect, inject, it } from 'vitest'
import { findChromium, hasBundledChromium } from '../chromium.ts'
import { differences, namesWithoutShot, ourAlbum, readAlbum } from '../pixels/Album.ts'
import { judgeBy } from '../pixels/judge.ts'
import { openStage, type Stage, studioBrowser } from '../pixels/openStudio.ts'
import { giveFonts } from '../pixels/ourFonts.ts'
import { type Shot, shotsOf } from '../pixels/shotsOf.ts'
import { takeShot } from '../pixels/takePictures.ts'
import { lineOf } from '../pixels/Verdict.ts'
import { root } from '../root.mjs'
import { listStories } from './listStories.ts'
import { openPreview } from './openPreview.ts'
import { drawSmall } from './resize.ts'
import type { Language, Story } from './Story.ts'
import { type Walker, Walkers } from './Walkers.ts'
import { type Walk, walkStory } from './walkStory.ts'

const broken = join(root, 'node_modules/.cache/atrium/stories')
const languages: Readonly<Record<Language, string>> = { 'zh-CN': 'Chinese', en: 'English' }

const origin = inject('storybook')
const browser = await chromium.launch(await (hasBundledChromium ? studioBrowser() : findChromium()))
afterAll(() => browser.close())
const firstPage = await openUnseen()
const stories = await listStories(firstPage)

const album = readAlbum(ourAlbum) ?? { chromium: '', pictures: {} }
const shots = hasBundledChromium ? shotsOf(stories) : []
const shotOf = new Map(shots.map((shot) => [shot.story.id, shot]))
rmSync(differences, { recursive: true, force: true })

if (hasBundledChromium)
  it('the pictures are of this browser, and of stories that there are', () => {
    expect(album.chromium, 'npm run pixels -- accept').toBe(browser.version())
    expect(namesWithoutShot(album, shots), 'npm run pixels -- accept').toEqual([])
  })

/** With a page, and another of which pictures are taken, in which nothing moves. */
interface Pair extends Walker {
  page?: Page | undefined
  stage?: Stage | undefined
}

const walkers = new Walkers<Pair>([{ page: firstPage }, {}, {}])

for (const story of stories) {
  // On a phone the last is looked at: English, whose words are longer and don't break.
  const [first, other] = languagesOf(story)
  const shot = shotOf.get(story.id)
  // What is done in a story ends in a state that has a picture.
  const areBothThemes = shot !== undefined || !hasBundledChromium
  // Once is enough: nothing that axe looks at is otherwise in another language, nor what moved where.
  it.concurrent(nameOf(story, first), () =>
    walk(story, { locale: first, isAxeAsked: true, areBothThemes, isPhoneAsked: other === undefined }, shot),
  )
  if (other !== undefined)
    it.concurrent(nameOf(story, other), () =>
      walk(story, { locale: other, isAxeAsked: false, areBothThemes: false, isPhoneAsked: true }),
    )
}

/** The words of components are samples, each there in both by its type: in English one story of each is enough. */
function languagesOf(story: Story): readonly [Language, Language?] {
  if (story.locale) return [story.locale]
  const isOneMore =
    story.title.startsWith('UI/') && stories.find(({ title }) => title === story.title) !== story
  return isOneMore ? ['zh-CN'] : ['zh-CN', 'en']
}

function nameOf({ title, name, id }: Story, locale: Language) {
  return `${title} ${name} in ${languages[locale]} (${id})`
}

function walk(story: Story, how: Walk, shot?: Shot) {
  return walkers.walk(story.title, (pair) =>
    shot ? walkOnStage(pair, shot, how) : walkOnPage(pair, story, how),
  )
}

async function openUnseen() {
  const page = await openPreview(browser, origin)
  // Of characters that it has no font for axe looks at no colours, and none is as wide as it will be.
  if (hasBundledChromium) await giveFonts(page)
  await drawSmall(page)
  return page
}

async function walkOnPage(pair: Pair, story: Story, how: Walk) {
  const page = pair.page ?? (await openUnseen())
  pair.page = undefined
  await tell(page, story, how.locale, await walkStory(page, story, how))
  pair.page = page
}

async function walkOnStage(pair: Pair, shot: Shot, how: Walk) {
  const stage = pair.stage ?? (await openStage(browser, origin))
  pair.stage = undefined
  const look = async () => {
    const verdicts = await takeShot(stage, shot, judgeBy({ pictures: ourAlbum, differences }, album))
    const lines = verdicts.map(lineOf).filter((line) => line !== undefined)
    // A ring that comes or goes is the most that a page does by itself.
    return lines.length > 0 ? [...lines, await stage.page.evaluate(tellFocus)] : lines
  }
  const problems = await walkStory(stage.page, shot.story, { ...how, look })
  await tell(stage.page, shot.story, how.locale, problems)
  pair.stage = stage
}

/** Inside the page. */
function tellFocus(): string {
  const { activeElement } = document
  return `Focus ${document.hasFocus() ? 'is on' : 'is on another page, here on'} ${activeElement?.outerHTML.slice(0, 200)}`
}

/** What a broken story leaves behind must break no other. */
async function tell(page: Page, { id }: Story, locale: Language, problems: readonly string[]) {
  if (problems.length === 0) return
  await page.screenshot({ path: join(broken, `${id} ${languages[locale]}.png`) })
  await page.context().close()
  throw new Error(problems.join('\n'))
}
