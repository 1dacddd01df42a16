import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { run } from './installOutside.ts'
import { type Host, prepareHost, seeMembers, signIn } from './prepareHost.ts'

let host: Host

beforeAll(async () => {
  host = await prepareHost('next', [
    ...['next@16.4.6', 'react', 'react-dom'],
    ...['typescript@5.9.3', '@types/node', '@types/react', '@types/react-dom'],
  ])
  const { folder, port, service } = host
  const next = join(folder, 'node_modules/next/dist/bin/next')
  const environment = { NEXT_PUBLIC_SERVICE: service.origin, NEXT_TELEMETRY_DISABLED: '1' }
  run(folder, execPath, [next, 'build'], environment)
  const started = spawn(execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: 'ignore',
  })
  host.atEnd(() => started.kill())
  await vi.waitFor(async () => expect((await fetch(`http://localhost:${port}/`)).ok).toBe(true), 30_000)
})
afterAll(() => host?.close())

it.each(['client', 'server'])('shows members on a %s page, with cacheComponents', async (kind) => {
  const { page, complaints } = await host.open(`/${kind}`)
  await signIn(page)
  await seeMembers(page)
  expect(complaints).toEqual([])
  await page.close()
})

it('is taken over on a slow computer without complaints, ten times', async () => {
  for (let time = 1; time <= 10; time++) {
    const { page, complaints } = await host.open('/server', 4)
    await page.getByRole('textbox', { name: '账号' }).waitFor()
    expect(complaints, `at time ${time}`).toEqual([])
    await page.close()
  }
})
