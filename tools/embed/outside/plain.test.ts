import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPortal } from '../../service/buildPortal.ts'
import { examplesOf } from '../examples.ts'
import { addDepartment } from './addDepartment.ts'
import { type Host, prepareHost, seeMembers } from './prepareHost.ts'
import { registerSite } from './registerSite.ts'
import { serveFolder } from './serveFolder.ts'

/** Pages without a bundler: the HTML of the documentation, with the script of the service. */
let host: Host

/** In milliseconds. Building the portal takes minutes on a busy machine. */
const longestBuild = 1_200_000

beforeAll(async () => {
  // The service sends the scripts that are built with it.
  buildPortal()
  host = await prepareHost('plain', [], { isAllowed: false })
  const { folder, port, service, origin } = host
  const { script, integrity }: { script: string; integrity: string } = await (
    await fetch(`${service.origin}/embed/latest.json`)
  ).json()
  const [element, frame] = examplesOf('docs/embedding.md', 'html')
  if (!element || !frame) throw new Error('docs/embedding.md has no HTML for elements and frames.')
  write(
    'element.html',
    element.code
      .replace(/src="[^"]+"/, `src="${service.origin}${script}"`)
      .replace('integrity="sha384-…"', `integrity="${integrity}"`),
  )
  write(
    'changed.html',
    element.code
      .replace(/src="[^"]+"/, `src="${service.origin}${script}"`)
      .replace('sha384-…', `sha384-${'A'.repeat(64)}`),
  )
  write('frame.html', frame.code.replace('const frame =', 'window.frame ='))
  const tokens = await registerSite(service, origin)
  const served = await serveFolder(folder, port, { '/atrium-token': tokens })
  host.atEnd(() => served.close())

  function write(name: string, example: string) {
    const body = example.replaceAll('https://account.example.com', service.origin)
    const head = '<meta charset="utf-8"><link rel="icon" href="data:,"><title>Another site</title>'
    writeFileSync(
      join(folder, name),
      `<!doctype html><html lang="en"><head>${head}</head><body><h1>Our site</h1>${body}</body></html>`,
    )
  }
}, longestBuild)
afterAll(() => host?.close())

type Changed = CustomEvent<{ readonly resources: readonly string[] }>

it('shows members as an element, tells the page of a change, and leaves nothing when it goes', async () => {
  const { page, complaints } = await host.open('/element.html')
  await page.evaluate(() => {
    const changed: string[] = []
    document.addEventListener('atrium-changed', (event) =>
      changed.push(...(event as Changed).detail.resources),
    )
    Object.assign(window, { changed })
  })
  await seeMembers(page)
  await addDepartment(page, '法务室')
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'changed'))).toContain('departments')
  const left = await page.evaluate(async () => {
    const element = document.querySelector('atrium-members')
    element?.remove()
    await new Promise((done) => setTimeout(done))
    return element?.shadowRoot?.childNodes.length
  })
  expect(left).toBe(0)
  expect(await page.evaluate(() => document.querySelectorAll('style, [data-atrium-root]').length)).toBe(0)
  expect(complaints).toEqual([])
  await page.close()
})

it('runs no script that isn’t the documented version', async () => {
  const { page, complaints } = await host.open('/changed.html')
  await expect.poll(() => complaints.join()).toMatch(/integrity/)
  expect(await page.evaluate(() => customElements.get('atrium-members') === undefined)).toBe(true)
  await page.close()
})

it('shows members in a frame, tells the page of a change, and leaves nothing when it goes', async () => {
  const { page, complaints } = await host.open('/frame.html')
  const frame = page.locator('#members iframe').contentFrame()
  await seeMembers(frame)
  const told = page.waitForEvent('console', (message) => message.text().includes('departments'))
  await addDepartment(frame, '造价室')
  await told
  await page.evaluate(() => Reflect.get(window, 'frame').destroy())
  expect(await page.locator('#members').innerHTML()).toBe('')
  expect(complaints).toEqual([])
  await page.close()
})
