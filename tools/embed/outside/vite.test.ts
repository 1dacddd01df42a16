import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { examplesOf } from '../examples.ts'
import { run } from './installOutside.ts'
import { type Host, prepareHost, seeMembers, signIn } from './prepareHost.ts'
import { serveFolder } from './serveFolder.ts'

let host: Host

beforeAll(async () => {
  host = await prepareHost('vite', [
    ...['react', 'react-dom', 'vite', '@vitejs/plugin-react'],
    ...['typescript', '@types/react', '@types/react-dom'],
  ])
  const { folder, port, service } = host
  const [first] = examplesOf('docs/embedding.md')
  if (!first) throw new Error('docs/embedding.md has no example.')
  writeFileSync(
    join(folder, 'documented.tsx'),
    first.code.replaceAll('http://localhost:3000', service.origin),
  )
  run(folder, 'npx', ['tsc', '-p', '.'])
  run(folder, 'npx', ['vite', 'build', '--logLevel', 'warn'], { VITE_SERVICE: service.origin })
  const served = await serveFolder(join(folder, 'dist'), port)
  host.atEnd(() => served.close())
})
afterAll(() => host?.close())

it('runs the first example of the documentation, which shows members after the sign-in', async () => {
  const { page, complaints } = await host.open('/documented.html')
  await signIn(page)
  await seeMembers(page)
  expect(complaints).toEqual([])
  await page.close()
})

it('shows whole members after the sign-in', async () => {
  const { page, complaints } = await host.open('/members.html')
  await signIn(page)
  await seeMembers(page)
  expect(complaints).toEqual([])
  await page.close()
})
