import { pagePaths } from '@atrium/contracts/paths'
import { type Browser, chromium, type Page } from 'playwright'
import { enter } from '../../apps/portal/e2e/harness/enter'
import { expect } from '../../apps/portal/e2e/harness/expect'
import { ifcOf, pdfOf } from '../../apps/portal/e2e/harness/previewSamples'
import { startService } from '../../apps/portal/e2e/harness/startService'
import { drawingOf } from '../../packages/features/src/preview/samples/drawings'
import { buildPortal } from '../service/buildPortal.ts'
import { findChromium } from '../shared/chromium'
import type { Figure } from './Figure'
import { median } from './ratios'
import { skipGuides } from './skipGuides'

const mebibyte = 1024 * 1024
const most = { seconds: 3, task: 100 } as const

interface Sample {
  readonly name: string
  readonly make: () => Buffer
  /** Conditions for the first visible part and for the whole file. */
  readonly seen: string
  readonly whole: string
}

const samples: readonly Sample[] = [
  {
    name: '20 MB.ifc',
    make: () => ifcOf(20 * mebibyte),
    seen: '[data-state=drawn], [data-state=ready]',
    whole: '[data-state=ready]',
  },
  {
    name: '10 MB.dxf',
    make: () => Buffer.from(drawingOf(10 * mebibyte)),
    seen: '[data-state=drawn], [data-state=ready]',
    whole: '[data-state=ready]',
  },
  {
    name: '500 pages.pdf',
    make: () => pdfOf(500),
    seen: '[data-page=drawn]',
    whole: '[data-page=drawn]',
  },
]

/** Time until large files are visible after a click on the disk, and how long the page is blocked meanwhile. */
export async function measurePreviews(rounds: number): Promise<Figure[]> {
  buildPortal()
  const service = await startService()
  const browser = await chromium.launch(await findChromium())
  try {
    await fill(browser, service.origin)
    const figures: Figure[] = []
    for (const sample of samples) {
      const measured: Opened[] = []
      for (let round = 0; round < rounds; round++) measured.push(await open(browser, service.origin, sample))
      const [seen, whole, task] = (['seen', 'whole', 'task'] as const).map((key) =>
        median(measured.map((one) => one[key])),
      ) as [number, number, number]
      figures.push(
        {
          what: `${sample.name}: the first picture`,
          measured: `${seen.toFixed(2)} s (all of it ${whole.toFixed(2)} s)`,
          target: `≤ ${most.seconds} s`,
          met: seen <= most.seconds,
        },
        {
          what: `${sample.name}: the longest task of the page`,
          measured: `${task.toFixed(0)} ms`,
          target: `≤ ${most.task} ms`,
          met: task <= most.task,
        },
      )
    }
    return figures
  } finally {
    await browser.close()
    await service.dispose()
  }
}

async function onDisk(browser: Browser, origin: string, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await skipGuides(page)
  await enter(page, pagePaths.ownDisk, 'individual')
  await work(page)
  await context.close()
}

const fill = (browser: Browser, origin: string) =>
  onDisk(browser, origin, async (page) => {
    const files = samples.map(({ name, make }) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: make(),
    }))
    await page.locator('input[type=file][multiple]').first().setInputFiles(files)
    await expect(page.getByText(`已上传${files.length}个文件`)).toBeVisible({ timeout: 120_000 })
  })

interface Opened {
  /** In seconds. */
  readonly seen: number
  readonly whole: number
  /** The longest, in milliseconds. */
  readonly task: number
}

async function open(browser: Browser, origin: string, { name, seen, whole }: Sample): Promise<Opened> {
  let opened: Opened | undefined
  await onDisk(browser, origin, async (page) => {
    const link = page.getByRole('link', { name })
    await link.waitFor()
    await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
    const start = performance.now()
    const since = () => (performance.now() - start) / 1000
    await link.click()
    await page.locator(seen).first().waitFor({ timeout: 60_000 })
    const first = since()
    await page.locator(whole).first().waitFor({ timeout: 120_000 })
    opened = { seen: first, whole: since(), task: longestTask(await browser.stopTracing()) }
  })
  if (!opened) throw new Error(`${name} was not opened.`)
  return opened
}

/** An event in a Chromium trace. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of thread time, not wall time, so that other processes don't count. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Time of the pages' main threads, in milliseconds. */
function longestTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)))
  if (tasks.length === 0) throw new Error('The trace contains no task.')
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000
}
