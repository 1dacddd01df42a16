import type { Page } from 'playwright'
import type { FeatureName } from '../../../packages/embed/src/registry/registry.ts'
import type { Control } from './page/controls.ts'

/** A feature as one person sees it. */
export interface Crawled {
  readonly feature: FeatureName
  readonly company: string | undefined
  readonly props?: object
}

export interface Report {
  /** Number of controls that were clicked. */
  clicks: number
  /** Paths of the screens whose controls were clicked. */
  readonly paths: string[]
  readonly findings: string[]
}

/** Most clicks for each screen, and screens for each feature: rows and menus repeat. */
const mostClicks = 16
const mostScreens = 4

/** Clicks each visible control of a feature once, each in a new mount, and those of the menus that open. */
export async function crawl(page: Page, { feature, company, props }: Crawled): Promise<Report> {
  const report: Report = { clicks: 0, paths: [], findings: [] }
  const waiting = ['']
  const known = new Set(waiting)
  const done = new Set<string>()
  let first = ''

  async function show(path: string): Promise<void> {
    await page.evaluate(([name, at, id, given]) => window.live.show(name, at, id, given), [
      feature,
      path,
      company,
      props,
    ] as const)
    if (!(await page.evaluate(() => window.live.settled()))) find(path, 'keeps loading')
  }

  function find(...words: readonly string[]): void {
    const finding = words.filter(Boolean).join(' · ')
    if (!report.findings.includes(finding)) report.findings.push(finding)
  }

  async function look(path: string, what: string): Promise<{ changed: boolean; notes: readonly string[] }> {
    const { notes, failed, dead, complaints } = await page.evaluate(() => window.live.seen())
    for (const call of failed) find(path, what, call)
    for (const address of dead) find(path, what, `leads to ${address}, which nobody shows`)
    for (const complaint of complaints) find(path, what, complaint)
    const text = await page.evaluate(() => window.live.text())
    const refusal = /没有权限|无权|页面出错|出了点问题|Something went wrong/.exec(text)?.[0]
    if (refusal) find(path, what, `says “${refusal}”`)
    return { changed: await page.evaluate(() => window.live.hasEffect()), notes }
  }

  /** The person may see nothing of the feature, and is told so. */
  const isRefused = () =>
    page.evaluate(() => /没有权限/.test(window.live.text()) && window.live.controls().length === 0)

  const showsSoon = () =>
    page
      .waitForFunction(() => window.live.text().trim() !== '', undefined, { timeout: 5_000 })
      .then(
        () => true,
        () => false,
      )

  async function press({ key }: Control): Promise<void> {
    const place = await page.evaluate((asked) => window.live.place(asked), key)
    if (!place) return
    await page.evaluate(() => window.live.forget())
    await page.mouse.click(place.x, place.y)
    await page.evaluate(() => window.live.settled())
    if (await page.evaluate(() => window.live.hasEffect())) return
    // The code of a dialog may still be on its way.
    const effect = page.waitForFunction(() => window.live.hasEffect(), undefined, { timeout: 3_000 })
    await effect.catch(() => {})
    await page.evaluate(() => window.live.settled())
  }

  async function follow(path: string, control: Control): Promise<void> {
    report.clicks += 1
    await press(control)
    const { changed, notes } = await look(path, control.name)
    if (!changed) find(path, control.name, 'does nothing')
    const led = await page.evaluate(() => window.live.path())
    const isElsewhere = notes.some((note) => note.startsWith('navigated')) && bare(led) !== bare(path)
    if (!isElsewhere) return
    const text = await page.evaluate(() => window.live.text())
    if (path === '' && text === first)
      find(path, control.name, `leads to ${bare(led)}, which shows the first screen`)
    else if (!known.has(bare(led)) && known.size < mostScreens) {
      known.add(bare(led))
      waiting.push(led)
    }
  }

  async function crawlScreen(path: string): Promise<void> {
    await show(path)
    if (await isRefused()) return
    if (path === '') first = await page.evaluate(() => window.live.text())
    await look(path, '')
    const controls = await page.evaluate(() => window.live.controls())
    if (controls.length === 0 && first.trim() === '' && !(await showsSoon())) find(path, 'shows nothing')
    let left = mostClicks
    for (const { key, isLeftAlone } of controls) {
      if (isLeftAlone || done.has(key) || left-- <= 0) continue
      done.add(key)
      if (report.clicks > 0) await show(path)
      const before = await page.evaluate(() => window.live.controls())
      const control = before.find((other) => other.key === key)
      if (!control) continue
      await follow(path, control)
      const after = await page.evaluate(() => window.live.controls())
      const opened = after.filter((other) => !before.some((known) => known.key === other.key))
      if ((await page.evaluate(() => window.live.path())) !== path) continue
      for (const inner of opened) {
        if (inner.isLeftAlone || done.has(inner.key) || left-- <= 0) continue
        done.add(inner.key)
        await show(path)
        const again = (await page.evaluate(() => window.live.controls())).find((other) => other.key === key)
        if (!again) break
        await press(again)
        const reached = (await page.evaluate(() => window.live.controls())).find(
          (other) => other.key === inner.key,
        )
        if (reached) await follow(path, { ...reached, name: `${control.name} → ${reached.name}` })
      }
    }
  }

  for (const path of waiting) {
    report.paths.push(path)
    await crawlScreen(path)
  }
  return report
}

const bare = (path: string) => path.replace(/[?#].*/, '')
