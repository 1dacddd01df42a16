import { rmSync } from 'node:fs'
import { appsOperations } from '@atrium/contracts/catalogue/apps/policy'
import { uploadPath } from '@atrium/contracts/disk/contract'
import { profileOperations } from '@atrium/contracts/profile/policy'
import { hubPath } from '@atrium/contracts/realtime/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { companyHeader } from '@atrium/contracts/wire/headers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAs } from '../../../features/session/testSession'
import { demo } from '../../../seed/demo'
import { copyDemoData } from '../../../testing/demo/copyDemoData'
import { hostileRequests, type Target } from '../../../testing/hostile/hostileRequests'
import { type RawRequest, sendRaw } from '../../../testing/hostile/sendRaw'
import { type SpawnedService, spawnReady } from '../../../testing/servers/spawnService'

const directory = copyDemoData('headers')
let service: SpawnedService
let token: string
beforeAll(async () => {
  service = await spawnReady({ ATRIUM_DATA_DIR: directory })
  token = (await signInAs(service, demo.accounts.superAdministrator)).data.accessToken
})
afterAll(async () => {
  expect(await service.end()).toBe(0)
  rmSync(directory, { recursive: true, force: true })
})

/** The requests that get a failure of the service, or no answer. */
async function failuresAmong(requests: readonly Target[]): Promise<readonly string[]> {
  const failures: string[] = []
  const waiting = requests.values()
  const send = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      const status = await sendRaw(service.origin, next.value)
      if (status >= 500 || status === 0) failures.push(`${status} ${next.value.about}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, send))
  return failures
}

const json = ['content-type', 'application/json'] as const

function targets(): readonly Target[] {
  const own: RawRequest['headers'] = [
    ['authorization', `Bearer ${token}`],
    [companyHeader, demo.companyId],
  ]
  const post = (path: string, body: object, headers: RawRequest['headers'] = []) => ({
    about: `POST ${path}`,
    method: 'POST',
    target: path,
    headers: [json, ...headers],
    body: JSON.stringify(body),
  })
  const get = (target: string, headers: RawRequest['headers'] = [], method = 'GET') => ({
    about: `${method} ${target}`,
    method,
    target,
    headers,
  })
  return [
    get(profileOperations.getProfile.path, own),
    get(sessionOperations.getPublicKey.path),
    post(sessionOperations.signIn.path, { userName: 'a', password: 'b', keyId: 'c' }),
    post(appsOperations.redeemTicket.path, {}),
    post(`${hubPath}/negotiate`, {}, own),
    get(hubPath, [
      ...own,
      ['upgrade', 'websocket'],
      ['connection', 'upgrade'],
      ['sec-websocket-version', '13'],
    ]),
    get(`${uploadPath}/none`, [...own, ['tus-resumable', '1.0.0']], 'HEAD'),
    {
      ...get(`${uploadPath}/none`, [...own, ['tus-resumable', '1.0.0'], ['upload-offset', '0']], 'PATCH'),
      body: 'content',
    },
    get('/api/CloudDisk/Content/u1/n1?until=1&signature=a'),
    get('/api/CloudDisk/ShareArchive/s1/n1?until=1&signature=a'),
    get('/api/Installers/u1/r1?source=personal&licence=l1&until=1&signature=a'),
    get(`/api/objects/${demo.companyId}/abcdefghijklmnopqrstuvwx.png`),
    get('/openapi.json'),
    get('/sitemap.xml'),
    get('/readyz'),
    get('/standInApp/any?ticket=a'),
    {
      ...post('/standInApp/any', {}),
      headers: [['content-type', 'application/x-www-form-urlencoded']],
      body: 'use=a',
    },
    get('/api/nothing', own),
  ]
}

it('answers no header, cookie or query string with a failure', async () => {
  const sent = [...hostileRequests(targets(), 17)]
  expect(sent.length).toBeGreaterThan(800)
  expect(await failuresAmong(sent)).toEqual([])
})
