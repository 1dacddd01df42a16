import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examplesOf } from '../examples.ts'
import { addDepartment } from './addDepartment.ts'
import { run } from './installOutside.ts'
import { type Host, prepareHost, seeMembers } from './prepareHost.ts'
import { registerSite } from './registerSite.ts'
import { serveFolder } from './serveFolder.ts'

let host: Host

beforeAll(async () => {
  host = await prepareHost(
    'vue',
    [
      ...['vue@3.5.45', 'react', 'react-dom', 'vite', '@vitejs/plugin-vue@6.0.11'],
      ...['vue-tsc@3.3.14', 'typescript@5.9.3', '@types/react', '@types/react-dom'],
    ],
    { isAllowed: false },
  )
  const { folder, port, service, origin } = host
  const [documented] = examplesOf('docs/embedding.md', 'ts vue')
  if (!documented) throw new Error('docs/embedding.md has no example for Vue.')
  const code = documented.code.replaceAll('https://account.example.com', service.origin)
  writeFileSync(join(folder, 'documented.ts'), code)
  run(folder, 'npx', ['vue-tsc', '-p', '.'])
  run(folder, 'npx', ['vite', 'build', '--logLevel', 'warn'])
  const tokens = await registerSite(service, origin)
  const served = await serveFolder(join(folder, 'dist'), port, { '/atrium-token': tokens })
  host.atEnd(() => served.close())
})
afterAll(() => host?.close())

it('shows members, tells the site of a change, and leaves nothing when it goes', async () => {
  const { page, complaints } = await host.open('/')
  await seeMembers(page)
  await addDepartment(page, '法务室')
  await expect.poll(() => page.locator('output').textContent()).toMatch(/departments/)

  const element = await page.locator('atrium-members').elementHandle()
  await page.getByRole('button', { name: 'Show or hide' }).click()
  await page.locator('atrium-members').waitFor({ state: 'detached' })
  await expect.poll(() => element?.evaluate(({ shadowRoot }) => shadowRoot?.childNodes.length)).toBe(0)
  expect(await page.evaluate(() => document.body.querySelectorAll(':scope > :not(script)').length)).toBe(1)

  await page.getByRole('button', { name: 'Show or hide' }).click()
  await seeMembers(page)
  expect(complaints).toEqual([])
  await page.close()
})
