import { readFileSync, writeFileSync } from 'node:fs'
import { chromium, type Page, type Locator } from 'playwright'
import { findChromium } from '../scripts/chromium'
import { signIn } from '../apps/portal/e2e/harness/signIn'
import { skipGuides } from '../scripts/bench/skipGuides'
const { origin, account } = JSON.parse(readFileSync('/work/probe/at.json', 'utf8'))
const only = process.argv[2]
const browser = await chromium.launch(await findChromium())
const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
const page = await context.newPage()
await skipGuides(page)
await page.goto('/comMbManage')
await signIn(page, account)
await page.getByRole('row').nth(5).waitFor()
await page.waitForTimeout(1500)
const clicks: [string, (p: Page) => Locator][] = [
  ['select one', (page) => page.getByRole('row').nth(2).getByRole('checkbox')],
  ['select page', (page) => page.getByRole('checkbox').first()],
  ['next', (page) => page.getByRole('button', { name: '下一页' })],
  ['open', (page) => page.getByRole('row').nth(4).getByRole('link').first()],
  ['close', (page) => page.getByRole('dialog').getByRole('button', { name: '关闭' })],
  ['open2', (page) => page.getByRole('row').nth(4).getByRole('link').first()],
  ['close2', (page) => page.getByRole('dialog').getByRole('button', { name: '关闭' })],
  ['dept', (page) => page.getByRole('treeitem').nth(2)],
  ['dept2', (page) => page.getByRole('treeitem').nth(3)],
  ['expand', (page) => page.getByRole('treeitem', { expanded: false }).first().locator('svg').first()],
  ['menu', (page) => page.getByRole('button', { name: '邀请成员' })],
]
const session = await context.newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.RATE ?? 1) })
await page.evaluate(() => {
  (window as any).ev = []
  new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) if (e.interactionId) (window as any).ev.push({ n: e.name, d: e.duration, i: Math.round(e.processingStart - e.startTime), p: Math.round(e.processingEnd - e.processingStart), s: Math.round(e.startTime) }) }).observe({ type: 'event', durationThreshold: 16 } as any)
})
for (const [name, on] of clicks) {
  const t = on(page)
  await t.hover()
  await page.waitForTimeout(800)
  await page.evaluate(() => { (window as any).ev = [] })
  const profile = only === name
  if (profile) { await session.send('Profiler.enable'); await session.send('Profiler.setSamplingInterval', { interval: 200 }); await session.send('Profiler.start') }
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await t.click()
  await page.waitForTimeout(1500)
  const trace = JSON.parse((await browser.stopTracing()).toString())
  if (profile) { const { profile: p } = await session.send('Profiler.stop'); writeFileSync('/work/probe/' + name + '.cpuprofile', JSON.stringify(p)) }
  const ev = await page.evaluate(() => (window as any).ev)
  const main = trace.traceEvents.filter((e: any) => e.ph === 'X' && (e.tdur ?? e.dur) > 700 && ['EventDispatch', 'Layout', 'UpdateLayoutTree', 'RecalcStyle', 'Paint', 'PrePaint', 'Layerize', 'Commit', 'FunctionCall', 'RunMicrotasks', 'FireAnimationFrame', 'HitTest', 'TimerFire','UpdateLayerTree','EvaluateScript'].includes(e.name))
  main.sort((a: any, b: any) => a.ts - b.ts)
  const t0 = main[0]?.ts
  console.log(`== ${name}`, JSON.stringify(ev))
  for (const e of main.slice(0, 14)) console.log('   ', ((e.ts - t0) / 1000).toFixed(0).padStart(5), e.name, e.args?.data?.type ?? '', ((e.tdur ?? e.dur) / 1000).toFixed(1), e.args?.elementCount ?? e.args?.beginData?.dirtyObjects ?? '')
}
await browser.close()
