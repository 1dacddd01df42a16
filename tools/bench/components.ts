import type { Page } from 'playwright'
import { busyFor, openStage, type Stage } from './browser'
import type { Figure } from './Figure'
import type { Subject } from './pages/Subject'
import { median, pairedRatio, shuffled } from './ratios'

declare global {
  interface Window {
    subject: Subject
    stage: HTMLElement
  }
}

interface Race {
  readonly name: string
  readonly sizes: readonly number[]
  /** Ours comes first. */
  readonly subjects: readonly [string, ...string[]]
  readonly actions: readonly string[]
  /** The peer that the targets refer to, and the highest ratio to its time for each action. */
  readonly target: { readonly peer: string; readonly most: Readonly<Record<string, number>> }
  /** Throws if the page doesn't show the expected result of an action. */
  check(page: Page, action: string, size: number): Promise<void>
}

const tables: Race = {
  name: 'table',
  sizes: [1_000, 10_000, 100_000],
  subjects: ['table/atrium', 'table/antd', 'table/ag-grid'],
  actions: ['selectOne', 'selectAll', 'sort'],
  target: { peer: 'table/antd', most: { mount: 0.35, selectOne: 0.35, selectAll: 0.5, sort: 0.5 } },
  async check(page, action, size) {
    const expected = { mount: 0, selectOne: 1, selectAll: size, sort: size }[action]
    equal(await result(page, 'selected'), expected, `${action}: rows selected`)
    if (action === 'sort') equal(await result(page, 'first'), '13800000000', 'the first row after sorting')
  },
}

const trees: Race = {
  name: 'tree',
  sizes: [1_000],
  subjects: ['tree/atrium', 'tree/antd', 'tree/arborist'],
  actions: ['close', 'open'],
  target: { peer: 'tree/arborist', most: { mount: 0.6, close: 0.6, open: 0.6 } },
  async check(page, action) {
    const rows = String(await result(page, 'second'))
    if (!rows.includes('第1设计室')) throw new Error(`${action}: the second row is ${rows}`)
  },
}

/** Table and tree compared with their peers, on the same data, in shuffled rounds. */
export async function measureComponents(rounds: number): Promise<Figure[]> {
  const stage = await openStage()
  try {
    return [
      ...(await race(stage, tables, rounds)),
      ...(await race(stage, trees, rounds)),
      ...(await weighTrees(stage)),
    ]
  } finally {
    await stage.close()
  }
}

async function race(stage: Stage, { name, sizes, subjects, actions, target, check }: Race, rounds: number) {
  const [ours] = subjects
  const figures: Figure[] = []
  for (const size of sizes) {
    const times = new Map<string, number[]>()
    for (let round = 0; round < rounds; round++) {
      for (const subject of shuffled(subjects, round * 31 + size)) {
        await stage.on(subject, async (page, session) => {
          await page.evaluate((count) => window.subject.prepare(count), size)
          for (const action of ['mount', ...actions]) {
            const time = await busyFor(page, session, () => act(page, action))
            await check(page, action, size)
            const key = `${subject} ${action}`
            times.set(key, [...(times.get(key) ?? []), time])
          }
        })
      }
    }
    const of = (subject: string, action: string) => times.get(`${subject} ${action}`) ?? []
    for (const action of ['mount', ...actions]) {
      for (const peer of subjects.slice(1)) {
        const { ratio, low, high } = pairedRatio(of(ours, action), of(peer, action))
        const most = peer === target.peer ? target.most[action] : undefined
        figures.push({
          what: `${name} ${size.toLocaleString('en')} ${action} / ${peer.split('/')[1]}`,
          measured: `${ratio.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)}), ${median(of(ours, action)).toFixed(1)} ms / ${median(of(peer, action)).toFixed(1)} ms`,
          target: most === undefined ? 'told only' : `≤ ${most}`,
          ...(most !== undefined && { met: ratio <= most }),
        })
      }
    }
  }
  return figures
}

const treeHeap = { nodes: 10_000, mostMegabytes: 20 }

async function weighTrees(stage: Stage): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const subject of trees.subjects) {
    const megabytes = await stage.on(subject, async (page, session) => {
      const used = async () => {
        await session.send('HeapProfiler.collectGarbage')
        return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
      }
      const before = await used()
      await page.evaluate((count) => window.subject.prepare(count), treeHeap.nodes)
      await act(page, 'mount')
      return (await used()) - before
    })
    const ours = subject === trees.subjects[0]
    figures.push({
      what: `tree 10,000 heap ${subject.split('/')[1]}`,
      measured: `${megabytes.toFixed(1)} MB`,
      target: ours ? `≤ ${treeHeap.mostMegabytes} MB` : 'told only',
      ...(ours && { met: megabytes <= treeHeap.mostMegabytes }),
    })
  }
  return figures
}

async function act(page: Page, action: string): Promise<void> {
  await page.evaluate((name) => {
    if (name === 'mount') return window.subject.mount(window.stage)
    const run = window.subject.actions[name]
    if (!run) throw new Error(`There is no action ${name}`)
    run()
  }, action)
}

const result = (page: Page, name: string) => page.evaluate((key) => window.subject.results[key]?.(), name)

function equal(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) throw new Error(`${what}: ${String(actual)} instead of ${String(expected)}`)
}
