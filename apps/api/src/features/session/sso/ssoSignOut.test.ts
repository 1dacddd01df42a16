import { profileOperations } from '@atrium/contracts/profile/policy'
import { ssoOperations } from '@atrium/contracts/session/sso/policy'
import { changeHeader } from '@atrium/contracts/wire/headers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestService } from '../../../testing/createTestService'
import { createSessionService, signInAs } from '../testSession'

const returnOrigins = ['https://design.example']
let service: TestService
beforeAll(async () => {
  service = await createSessionService({ settings: { returnOrigins } })
})
afterAll(() => service.close())

const signIn = async () => (await signInAs(service, 'ann')).data.accessToken
const isOpen = async (as: string) =>
  (await service.request(profileOperations.getProfile, { query: {} }, { as })).status === 200
const signOut = (as: string, returnUrl?: string) =>
  service.request(ssoOperations.ssoSignOut, { query: { ...(returnUrl && { returnUrl }) } }, { as })
/** A request that a browser would send after following a link, with any headers it can be made to send. */
const led = (method: string, headers: Record<string, string> = {}) =>
  service.app.request(ssoOperations.ssoSignOut.path, { method, headers })

describe('signing out by SsoLogout', () => {
  it('ends only the session of the given token', async () => {
    const [own, other] = [await signIn(), await signIn()]
    expect((await signOut(own)).data).toEqual({ returnUrl: null })
    expect([await isOpen(own), await isOpen(other)]).toEqual([false, true])
  })

  it('redirects to registered origins only', async () => {
    const cases: readonly [string, string | null][] = [
      ['https://design.example/after?a=1', 'https://design.example/after?a=1'],
      ['http://127.0.0.1:3000/login', 'http://127.0.0.1:3000/login'],
      ['https://design.example.evil.example/', null],
      ['https://design.example@evil.example/', null],
      ['https://ann:secret@design.example/', null],
      ['//evil.example/', null],
      ['javascript:alert(1)', null],
      ['/login', null],
      ['https://', null],
    ]
    for (const [address, expected] of cases) {
      expect((await signOut(await signIn(), address)).data, address).toEqual({ returnUrl: expected })
    }
  })

  it('can’t be triggered by a link, a picture or a HEAD request', async () => {
    const token = await signIn()
    const authorization = `Bearer ${token}`
    expect((await led('GET')).status).toBe(401)
    expect((await led('GET', { authorization })).status).toBe(400)
    expect((await led('HEAD', { authorization, [changeHeader]: 'true' })).status).toBe(405)
    expect(await isOpen(token)).toBe(true)
    expect((await led('GET', { authorization, [changeHeader]: 'true' })).status).toBe(200)
    expect(await isOpen(token)).toBe(false)
  })
})
