import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ssoOperations } from '@atrium/contracts/session/sso/policy'
import { changeHeader } from '@atrium/contracts/wire/headers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { demo } from '../../seed/demo'
import { copyDemoData } from '../../testing/demo/copyDemoData'
import { type SpawnedService, spawnReady } from '../../testing/servers/spawnService'
import { signInAs } from '../session/testSession'
import { TestBrowser } from './testing/TestBrowser'

const root = fileURLToPath(new URL('../../../../..', import.meta.url))
const directory = copyDemoData('documented-sign-in')
/** In the project, so that the programs find their packages. */
const folder = join(root, 'node_modules', '.cache', 'atrium')
const documented = readFileSync(join(root, 'docs', 'sign-in-with-atrium.md'), 'utf8')

let service: SpawnedService
const programs: ChildProcess[] = []
beforeAll(async () => {
  service = await spawnReady({ ATRIUM_DATA_DIR: directory, DEMO_DATA: 'on' })
})
afterAll(async () => {
  for (const program of programs) program.kill()
  await service.end()
  rmSync(directory, { recursive: true, force: true })
})

/** Writes a documented program and returns its path. */
function programOf(name: string): string {
  const code = [...documented.matchAll(/```js\n([\s\S]*?)```/g)]
    .map(([, content = '']) => content)
    .find((content) => content.startsWith(`// ${name}`))
  if (!code) throw new Error(`There is no ${name} in the document.`)
  expect(code.split('\n').length).toBeLessThanOrEqual(60)
  const path = join(folder, `documented-${name}`)
  writeFileSync(path, code)
  return path
}

/** Runs an operator command, and returns its id and its secret. */
async function register(...words: string[]) {
  const command = ['tools/run.mjs', 'service/operator', 'clients', 'create', '--name', '应用', ...words]
  const env = { ...process.env, DATABASE_URL: '', ATRIUM_DATA_DIR: directory }
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root, env })
  const [, id = ''] = /is registered as ([\w-]+)\./.exec(stdout) ?? []
  const [, secret = ''] = /: (acs_\S+)/.exec(stdout) ?? []
  return { id, secret }
}

function run(path: string, environment: Readonly<Record<string, string>>, ...words: string[]) {
  const program = spawn(process.execPath, [path, ...words], {
    env: { ...process.env, ATRIUM: service.origin, ...environment },
  })
  programs.push(program)
  let said = ''
  program.stdout.on('data', (chunk) => (said += chunk))
  program.stderr.on('data', (chunk) => (said += chunk))
  const says = async (expected: RegExp) => {
    await vi.waitFor(() => expect(said).toMatch(expected), { timeout: 20_000, interval: 50 })
    return expected.exec(said) as RegExpExecArray
  }
  return { program, says }
}

/** A member's browser. The first application leads to the choice of a company. */
async function member() {
  const { data } = await signInAs(service, demo.accounts.member)
  const { origin, request } = service
  return new TestBrowser(
    { origin, request, fetch: (address, init) => fetch(address, init) },
    data.accessToken,
  )
}

const allowed = { decision: 'allow', companyId: demo.companyId } as const

it('the documented web app signs a person in, and out when their session ends', async () => {
  const port = String(await freePort())
  const origin = `http://localhost:${port}`
  const { id, secret } = await register(
    ...['--kind', 'web', '--own', '--redirect', `${origin}/callback`, '--logout', `${origin}/`],
    ...['--backchannel', `${origin}/backchannel-logout`, '--scope', 'profile', '--scope', 'licences'],
  )
  run(programOf('web.mjs'), { CLIENT_ID: id, CLIENT_SECRET: secret, PORT: port })
  const begun = await vi.waitFor(() => fetch(origin, { redirect: 'manual' }), {
    timeout: 20_000,
    interval: 100,
  })
  const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
  const browser = await member()
  const returned = await browser.signIn(begun.headers.get('location') ?? '', allowed)
  await fetch(returned, { redirect: 'manual', headers: { cookie } })
  const look = async () => (await fetch(origin, { redirect: 'manual', headers: { cookie } })).text()
  expect(await look()).toMatch(/^Hello \S/)

  const endedAt = Date.now()
  await service.request(
    ssoOperations.ssoSignOut,
    { query: {} },
    { as: browser.as ?? '', headers: { [changeHeader]: 'true' } },
  )
  await vi.waitFor(async () => expect(await look()).toBe(''), { timeout: 5000, interval: 50 })
  expect(Date.now() - endedAt).toBeLessThan(5000)
})

it('the documented desktop program signs a person in by the browser, and by a code', async () => {
  const words = ['--kind', 'native', '--own', '--redirect', 'http://127.0.0.1/callback']
  const { id } = await register(
    ...words,
    '--scope',
    'profile',
    '--scope',
    'licences',
    '--product',
    'main-bim',
  )
  const path = programOf('desktop.mjs')
  const browser = await member()
  const byBrowser = run(path, { CLIENT_ID: id })
  const [, address = ''] = await byBrowser.says(/Open (\S+)/)
  await fetch(await browser.signIn(address, allowed))
  await byBrowser.says(/Hello \S+\. You have a licence\./)

  const byDevice = run(path, { CLIENT_ID: id }, '--device')
  const [, page = '', code = ''] = await byDevice.says(/Open (\S+) and type (\S+)/)
  const send = async (fields: Record<string, string>) => {
    const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
    const body = String(new URLSearchParams(fields))
    const answer = await browser.fetch('/device', { method: 'POST', headers, body })
    return new URL(((await answer.json()) as { location: string }).location, service.origin)
  }
  const { url } = await browser.open(page)
  const xsrf = (from: URL) => new URLSearchParams(from.hash.slice(1)).get('xsrf') ?? ''
  const asked = await send({ xsrf: xsrf(url), user_code: code })
  const confirmed = await send({ xsrf: xsrf(asked), user_code: code, confirm: 'yes' })
  const { data } = await browser.answer(confirmed.searchParams.get('request') ?? '', allowed)
  await browser.open(data.returnUrl ?? '')
  await byDevice.says(/Hello \S+\. You have a licence\./)
})

it('the documented page signs a person in', async () => {
  const origin = 'http://localhost:5173'
  const { id } = await register(
    '--kind',
    'browser',
    '--own',
    '--redirect',
    `${origin}/`,
    '--scope',
    'profile',
  )
  const stored = new Map<string, string>()
  const left: string[] = []
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  const page = { origin, href: `${origin}/`, search: '', assign: (url: unknown) => left.push(String(url)) }
  vi.stubGlobal('location', page)
  vi.stubGlobal('history', { replaceState: (_state: unknown, _title: string, url: string) => left.push(url) })
  const { signIn } = await import(/* @vite-ignore */ programOf('spa.js'))
  expect(await signIn(service.origin, id)).toBeUndefined()
  const returned = await (await member()).signIn(left[0] ?? '', allowed)
  Object.assign(page, { href: returned.href, search: returned.search })
  expect(await signIn(service.origin, id)).toMatchObject({ sub: demo.userIds.member })
  expect([left[1], stored.size]).toEqual([`${origin}/`, 0])
  vi.unstubAllGlobals()
})

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
