import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { afterAll, expect, inject, it } from 'vitest'
import { namesWithoutShot, ourFingerprints, readFingerprints } from '../pixels/fingerprints.ts'
import { judgeBy } from '../pixels/judge.ts'
import { openStage, type Stage, setFor, studioBrowser } from '../pixels/openStudio.ts'
import { type Shot, shotsOf } from '../pixels/shotsOf.ts'
import { differences, takeShot } from '../pixels/takePictures.ts'
import { lineOf } from '../pixels/Verdict.ts'
import { findChromium, hasBundledChromium } from '../shared/chromium.ts'
import { root } from '../shared/root.ts'
import { type Language, listStories, type Story } from './listStories.ts'
import { areAllInMotion, inMotion, openMotion, tellTimes } from './motion.ts'
import { type Walker, Walkers } from './Walkers.ts'
import { currentCommit, type Run, readWalk, recordWalk, writeWalk } from './walkRecord.ts'
import { type Walk, type Walked, walkInPlace, walkStory } from './walkStory.ts'

const broken = join(root, 'node_modules/.cache/atrium/stories')
const languages: Readonly<Record<Language, string>> = { 'zh-CN': 'Chinese', en: 'English' }

const origin = inject('storybook')
const browser = await chromium.launch(await (hasBundledChromium ? studioBrowser() : findChromium()))
const commit = currentCommit()
/** The last attempt of each run, by the test's name. */
const runs = new Map<string, Run>()
afterAll(async () => {
  await browser.close()
  const walk = {
    commit,
    at: new Date().toISOString(),
    runs: [...runs.values()],
    stories: allStories,
    languagesOf,
  }
  writeWalk(recordWalk(readWalk(), walk), inject('storybookFolder'))
  if (areAllInMotion) console.info(tellTimes(runs))
})
const firstStage = await openStage(browser, origin)
const allStories = await listStories(firstStage.page)
const stories = await chosenOf(allStories)

const fingerprints = readFingerprints(ourFingerprints) ?? { chromium: '', pictures: new Map() }
const shots = hasBundledChromium ? shotsOf(stories) : []
const shotOf = new Map(shots.map((shot) => [shot.story.id, shot]))
rmSync(differences, { recursive: true, force: true })

if (hasBundledChromium)
  it('the pictures belong to this browser and to existing stories', () => {
    expect(fingerprints.chromium, 'npm run pixels -- accept').toBe(browser.version())
    expect(namesWithoutShot(fingerprints, shotsOf(allStories)), 'npm run pixels -- accept').toEqual([])
  })

interface OnStage extends Walker {
  stage?: Stage | undefined
  /** Its page with motion. */
  motion?: Page | undefined
}

const walkers = new Walkers<OnStage>([{ stage: firstStage }, {}, {}])

// Stories with pictures come first within each title: changing the theme and back takes a moment.
const isPictured = (story: Story) => shotOf.has(story.id)
for (const story of [...stories.filter(isPictured), ...stories.filter((story) => !isPictured(story))]) {
  // The last run is on a phone, in English, whose words are longer and don't break.
  const [first, other] = languagesOf(story)
  const shot = shotOf.get(story.id)
  // Only some stories are checked in both themes: components, and the fullest state of each screen.
  const areBothThemes = shot?.themes.includes('dark') ?? !hasBundledChromium
  let playing: Promise<Walked | undefined> | undefined
  it.concurrent(nameOf(story, first), async () => {
    // One language is enough: nothing else that axe checks depends on the language or on the layout.
    const how = { locale: first, isAxeAsked: true, areBothThemes, isPhoneAsked: other === undefined }
    playing = walk(story, how, shot, other)
    await playing
  })
  if (other !== undefined)
    it.concurrent(nameOf(story, other), async () => {
      // Undefined if only this test was chosen: tests start in order.
      const walked = await playing?.catch(() => undefined)
      if (walked) runs.set(nameOf(story, other), { id: story.id, locale: other, ...walked })
      else await walk(story, { locale: other, isAxeAsked: false, areBothThemes: false, isPhoneAsked: true })
    })
}

const allRuns = stories.flatMap((story) =>
  languagesOf(story).flatMap((locale) => (locale ? [{ story, locale }] : [])),
)
for (const { story, locale } of inMotion(allRuns, ({ story, locale }) => nameOf(story, locale), commit)) {
  const name = nameOf(story, locale, ' with motion')
  it.concurrent(name, () => walkInMotion(name, story, locale))
}

/** All stories, or only those in the files that `npm test -- changed` names. */
async function chosenOf(all: readonly Story[]): Promise<readonly Story[]> {
  const { STORY_FILES: files } = process.env
  if (files === undefined) return all
  const { entries }: { entries: Readonly<Record<string, { importPath: string }>> } = await (
    await fetch(`${origin}/index.json`)
  ).json()
  const chosen = new Set(files.split(' ').map((file) => `./${file}`))
  return all.filter(({ id }) => chosen.has(entries[id]?.importPath ?? ''))
}

/**
 * The texts of components are samples whose type requires both languages, so one story of each is enough in
 * English.
 */
function languagesOf(story: Story): readonly [Language, Language?] {
  if (story.locale) return [story.locale]
  const isOneMore =
    story.title.startsWith('UI/') && stories.find(({ title }) => title === story.title) !== story
  return isOneMore ? ['zh-CN'] : ['zh-CN', 'en']
}

function nameOf({ title, name, id }: Story, locale: Language, how = '') {
  return `${title} ${name} in ${languages[locale]}${how} (${id})`
}

/** @returns the walk in `other`, a second language, if that works without playing the story again */
function walk(story: Story, how: Walk, shot?: Shot, other?: Language) {
  return walkers.walk(story.title, async (walker) => {
    const stage = walker.stage ?? (await openStage(browser, origin))
    walker.stage = undefined
    await tell(
      stage.page,
      nameOf(story, how.locale),
      story,
      how.locale,
      await walkOn(stage, story, how, shot),
    )
    const walked = other && (await walkInPlace(stage.page, story, other))
    walker.stage = stage
    return walked
  })
}

/** The other runs have the checks that don't depend on motion. */
function walkInMotion(name: string, story: Story, locale: Language) {
  return walkers.walk(story.title, async (walker) => {
    const page = walker.motion ?? (await openMotion(browser, origin))
    walker.motion = undefined
    const how = { locale, isAxeAsked: areAllInMotion, areBothThemes: false, isPhoneAsked: false }
    await tell(page, name, story, locale, await walkStory(page, story, how))
    walker.motion = page
  })
}

async function walkOn(stage: Stage, story: Story, how: Walk, shot?: Shot) {
  await setFor(stage, shot ? 'pictures' : 'walks')
  return walkStory(stage.page, story, { ...how, look: shot && (() => lookAt(stage, shot)) })
}

async function lookAt(stage: Stage, shot: Shot) {
  const verdicts = await takeShot(stage, shot, judgeBy(fingerprints))
  const lines = verdicts.map(lineOf).filter((line) => line !== undefined)
  // A focus ring that appears or disappears is the largest change a page makes by itself.
  return lines.length > 0 ? [...lines, await stage.page.evaluate(tellFocus)] : lines
}

/** Runs inside the page. */
function tellFocus(): string {
  const { activeElement } = document
  return `Focus ${document.hasFocus() ? 'is on' : 'is on another page, here on'} ${activeElement?.outerHTML.slice(0, 200)}`
}

/** Records a run. A broken story must not break the next one. */
async function tell(
  page: Page,
  name: string,
  { id }: Story,
  locale: Language,
  { milliseconds, problems }: Walked,
) {
  runs.set(name, { id, locale, milliseconds, problems })
  if (problems.length === 0) return
  await page.screenshot({ path: join(broken, `${id} ${languages[locale]}.png`) })
  await page.context().close()
  throw new Error(problems.join('\n'))
}
