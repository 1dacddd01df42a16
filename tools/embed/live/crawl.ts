import { type Feature, type Stage, until } from './openStage.ts'
import type { Control } from './page/controls.ts'

/** A feature as one person sees it. */
export interface Crawled extends Feature {
  /**
   * Role and name of controls that were clicked for this person, also in other features. Others are clicked first, and
   * these only while the budget lasts.
   */
  readonly known: Set<string>
  /** In milliseconds: afterwards, no further control is clicked. */
  readonly budget: number
}

export interface Report {
  /** Number of controls that were clicked. */
  tried: number
  /** Number of controls that the budget left out: those with a new name, and those that were clicked elsewhere. */
  left: { new: number; known: number }
  /** Paths of the screens whose controls were clicked. */
  readonly paths: string[]
  readonly findings: string[]
}

/** A control, and what has to be pressed before it is there. */
interface Reachable {
  readonly path: string
  readonly via: readonly Control[]
  readonly control: Control
}

/** For each feature. Controls of one name, such as those of rows, count once. */
const most = { clicks: 80, knownClicks: 20, screens: 6 }
/** A menu, a dialog that its entry opens, and a control in there. */
const deepest = 2

/** Clicks the visible controls of a feature once each, and those of the menus, dialogs and screens that they open. */
export async function crawl(stage: Stage, { known, budget, ...feature }: Crawled): Promise<Report> {
  const report: Report = { tried: 0, left: { new: 0, known: 0 }, paths: [], findings: [] }
  const started = Date.now()
  const screens = [''] as string[]
  const queue: Reachable[] = []
  const met = new Set<string>()
  let first = ''
  let knownClicks = 0
  /** What the page shows: undefined after a click that may have changed anything. */
  let shown: string | undefined

  async function show(path: string): Promise<void> {
    if (!(await stage.show(feature, path))) find(path, 'keeps loading')
    shown = path
  }

  function find(...words: readonly string[]): void {
    const finding = words.filter(Boolean).join(' · ')
    if (!report.findings.includes(finding)) report.findings.push(finding)
  }

  async function look(path: string, what: string): Promise<{ changed: boolean; notes: readonly string[] }> {
    const { notes, failed, dead, complaints } = await stage.seen()
    for (const call of failed) find(path, what, call)
    for (const address of dead) find(path, what, `leads to ${address}, which nobody shows`)
    for (const complaint of complaints) find(path, what, complaint)
    const text = await stage.text()
    const refusal = /没有权限|无权|页面出错|出了点问题|Something went wrong/.exec(text)?.[0]
    if (refusal) find(path, what, `says “${refusal}”`)
    return { changed: await stage.hasEffect(), notes }
  }

  /** The person may see nothing of the feature, and is told so. */
  const isRefused = async () => /没有权限/.test(await stage.text()) && (await stage.controls()).length === 0

  const showsSoon = () => until(async () => (await stage.text()).trim() !== '', 5_000)

  async function press({ key }: Control): Promise<void> {
    const place = await stage.place(key)
    if (!place) return
    await stage.forget()
    await stage.page.mouse.click(place.x, place.y)
    await stage.settled()
    if (await stage.hasEffect()) return
    // The code of a dialog may still be on its way.
    await until(stage.hasEffect, 3_000)
    await stage.settled()
  }

  /** Brings the page to where a control is. It stays as it is if the control is already there. */
  async function reach({ path, via, control }: Reachable): Promise<boolean> {
    const isThere = async ({ key }: Control) => (await stage.place(key)) !== undefined
    if (shown === path && (await isThere(control))) return true
    await show(path)
    for (const step of via) {
      if (!(await isThere(step))) return false
      await press(step)
    }
    if (await isThere(control)) return true
    const isVisible = (await stage.controls()).some(({ key }) => key === control.key)
    if (isVisible && via.length === 0) find(path, control.name, 'is covered')
    return false
  }

  async function follow(reachable: Reachable): Promise<void> {
    const { path, via, control } = reachable
    if (!(await reach(reachable))) return
    const what = [...via, control].map(({ name }) => name).join(' → ')
    const before = new Set((await stage.controls()).map(({ key }) => key))
    report.tried += 1
    await press(control)
    const { changed, notes } = await look(path, what)
    if (!changed) find(path, what, 'does nothing')
    const led = await stage.path()
    if (led !== path) shown = undefined
    if (notes.some((note) => note.startsWith('navigated')) && bare(led) !== bare(path)) {
      const text = await stage.text()
      if (path === '' && via.length === 0 && text === first)
        find(path, what, `leads to ${bare(led)}, which shows the first screen`)
      else if (!screens.some((other) => bare(other) === bare(led)) && screens.length < most.screens)
        screens.push(led)
    } else if (via.length < deepest) {
      const opened = (await stage.controls()).filter(({ key }) => !before.has(key))
      add(path, [...via, control], opened)
    }
  }

  function add(path: string, via: readonly Control[], found: readonly Control[]): void {
    for (const control of found) {
      if (control.isLeftAlone || met.has(control.key)) continue
      met.add(control.key)
      queue.push({ path, via, control })
    }
  }

  /** Those that are there already come first, then new names. */
  function next(): Reachable | undefined {
    const isNew = ({ control }: Reachable) => !known.has(control.key)
    const isOver = report.tried >= most.clicks || Date.now() - started > budget
    if (isOver) return undefined
    const chosen =
      queue.find((one) => isNew(one) && one.path === shown) ??
      queue.find(isNew) ??
      (knownClicks < most.knownClicks ? queue[0] : undefined)
    if (!chosen) return undefined
    if (!isNew(chosen)) knownClicks += 1
    queue.splice(queue.indexOf(chosen), 1)
    known.add(chosen.control.key)
    return chosen
  }

  for (const path of screens) {
    report.paths.push(path)
    await show(path)
    if (await isRefused()) break
    if (path === '') first = await stage.text()
    await look(path, '')
    const found = await stage.controls()
    if (found.length === 0 && first.trim() === '' && !(await showsSoon())) find(path, 'shows nothing')
    add(path, [], found)
    for (let chosen = next(); chosen; chosen = next()) await follow(chosen)
  }
  for (const { control } of queue) report.left[known.has(control.key) ? 'known' : 'new'] += 1
  return report
}

const bare = (path: string) => path.replace(/[?#].*/, '')
