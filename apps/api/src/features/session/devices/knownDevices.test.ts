import { sessionErrors } from '@atrium/contracts/session/contract'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { knownDevices, messages, quotas } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { doneWork } from '../../../testing/doneWork'
import { createSessionService, sealed, signInAs, testPassword } from '../testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())
// All failures are forgotten after an hour.
beforeEach(() => service.clock.advance(3_600_000))

const { locked, verificationRequired, wrongCredentials } = sessionErrors
const enter = async (account = 'ann', devices: readonly string[] = []) =>
  (await signInAs(service, account, { devices })).data.devices ?? []

/** Keeps work that was done earlier from raising the difficulty here. */
const tryFrom = async (devices: readonly string[], password = testPassword, account = 'ann') => {
  await service.database.connection.delete(quotas)
  return signInAs(service, account, { password, devices, verification: doneWork(service) })
}

/** Guesses from an unknown device until the account is locked. */
async function lockOut(account: string): Promise<void> {
  for (let n = 0; n < 10; n++) {
    await tryFrom([], 'guess', account)
    service.clock.advance(31_000)
  }
  expect((await tryFrom([], testPassword, account)).code).toBe(locked)
}

describe('an account that a stranger locked', () => {
  it('still accepts the right password and work from a known device, and from nobody else', async () => {
    const devices = await enter()
    await lockOut('ann')
    const without = await signInAs(service, 'ann', { devices })
    expect(without.code).toBe(verificationRequired)
    expect(without.envelope?.data).toMatchObject({ captchaRequired: true, lockedUntil: null })
    expect((await tryFrom(devices)).succeeded).toBe(true)
    expect((await tryFrom([])).code).toBe(locked)
  })

  it('locks a stolen device after the usual number of wrong passwords', async () => {
    const devices = await enter()
    await lockOut('ann')
    const codes: (number | undefined)[] = []
    for (let n = 0; n < 12; n++) {
      codes.push((await tryFrom(devices, 'guess')).code)
      service.clock.advance(31_000)
    }
    expect(codes).toEqual([...Array(10).fill(wrongCredentials), locked, locked])
    expect((await tryFrom(devices)).code).toBe(locked)
  })

  it('rejects forged device tokens and those of other accounts', async () => {
    const [own = ''] = await enter('bob')
    const forged = own.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    await lockOut('ann')
    for (const device of [own, forged, 'x']) expect((await tryFrom([device])).code).toBe(locked)
  })
})

describe('a device', () => {
  it('gets a new token at each sign-in; a used token that comes back is a copy', async () => {
    const first = await enter()
    const second = await enter('ann', first)
    expect(second).not.toEqual(first)
    await lockOut('ann')
    expect((await tryFrom(first)).code).toBe(locked)
    expect((await tryFrom(second)).code).toBe(locked)
  })

  it('keeps the tokens of everybody who signs in there, each valid for its own account', async () => {
    const both = await enter('bob', await enter('ann'))
    expect(both).toHaveLength(2)
    await lockOut('ann')
    expect((await tryFrom(both)).succeeded).toBe(true)
  })

  it('is unknown after a change of password', async () => {
    const opened = (await signInAs(service, 'eve')).data
    const body = await sealed(service, { oldPassword: testPassword, newPassword: 'Portico#2027' })
    await service.request(sessionOperations.changePassword, { body }, { as: opened.accessToken })
    await lockOut('eve')
    expect((await tryFrom(opened.devices ?? [], 'Portico#2027', 'eve')).code).toBe(locked)
  })

  it('leaves nothing in the database that could be presented as a token', async () => {
    const devices = await enter()
    const rows = JSON.stringify(await service.database.connection.select().from(knownDevices))
    for (const device of devices) expect(rows).not.toContain(device.split('.')[2])
  })
})

describe('a browser with a key', () => {
  let own: KeyPair
  const prove = (pair = own) =>
    generateProof(pair, `https://account.example${sessionOperations.signIn.path}`, 'POST')
  const enterWith = (
    devices: readonly string[],
    proof: string | undefined,
    account = 'ann',
    password = testPassword,
  ) =>
    signInAs(service, account, {
      password,
      devices,
      verification: doneWork(service),
      headers: proof ? { [browserProofHeader]: proof } : {},
    })
  const tellings = async () => {
    const isAlert = and(eq(messages.userId, 'ann'), eq(messages.kind, 'signIn'))
    return (await service.database.connection.select().from(messages).where(isAlert)).length
  }

  beforeEach(async () => {
    await service.database.connection.delete(knownDevices)
    await service.database.connection.delete(quotas)
    own = await generateKeyPair('ES256')
  })

  it('stays known when the answer to a sign-in is lost, even the first one', async () => {
    // The answer is lost: the browser has no token.
    await enterWith([], await prove())
    const before = await tellings()
    const { devices = [] } = (await enterWith([], await prove())).data
    expect(await tellings()).toBe(before)
    // Lost again: the browser presents the tokens it still has.
    await enterWith(devices, await prove())
    service.clock.advance(2 * 86_400_000)
    await lockOut('ann')
    await service.database.connection.delete(quotas)
    expect((await enterWith(devices, await prove())).succeeded).toBe(true)
    expect(await tellings()).toBe(before)
  })

  it('forgets only the device whose used tokens come with another key', async () => {
    const { devices: first = [] } = (await enterWith([], await prove())).data
    await enterWith(first, await prove())
    await lockOut('ann')
    const stranger = await generateKeyPair('ES256')
    for (const proof of [undefined, await prove(stranger)]) {
      await service.database.connection.delete(quotas)
      expect((await enterWith(first, proof)).code).toBe(locked)
    }
  })

  it('is not recognised by a copied proof', async () => {
    const proof = await prove()
    await enterWith([], proof)
    await lockOut('ann')
    await service.database.connection.delete(quotas)
    expect((await enterWith([], proof)).code).toBe(locked)
    await service.database.connection.delete(quotas)
    expect((await enterWith([], await prove())).succeeded).toBe(true)
  })

  it('is known only to accounts that signed in there', async () => {
    await enterWith([], await prove(), 'bob')
    await lockOut('ann')
    await service.database.connection.delete(quotas)
    expect((await enterWith([], await prove())).code).toBe(locked)
  })
})
