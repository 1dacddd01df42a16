import { mostPasskeys, secondStepErrors } from '@atrium/contracts/secondStep/contract'
import { secondStepSetUpOperations } from '@atrium/contracts/secondStep/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { passkeys, users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { softPasskey } from '../../testing/softPasskey'
import { createSessionService, signInAs } from '../session/testSession'
import { addPasskey, askedBy, passkeyChallenge, turnOn } from './testSecondStep'

let service: TestService
let token: string
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())
beforeEach(async () => {
  await service.database.connection.delete(passkeys)
  token = (await signInAs(service, 'ann', { isWebClient: false })).data.accessToken
})

const { signInByPasskey, completeSignIn, prove, askForOwnPasskey } = secondStepOperations
const {
  getSecondStep,
  addPasskey: add,
  beginPasskey,
  renamePasskey,
  removePasskey,
} = secondStepSetUpOperations

const enter = (answer: ReturnType<ReturnType<typeof softPasskey>['asked']>) =>
  service.request(signInByPasskey, { body: { answer } })

describe('a passkey', () => {
  it('signs in by itself, and its use is noted', async () => {
    const { passkey, added } = await addPasskey(service, token, 'ann')
    expect(added.data).toBe(true)
    const { data } = await enter(passkey.asked(await passkeyChallenge(service)))
    expect(data).toMatchObject({ userId: 'ann', userAccount: 'ann' })
    const listed = await service.request(getSecondStep, {}, { as: data.accessToken })
    expect(listed.data.passkeys).toEqual([
      {
        id: passkey.id,
        name: '我的电脑',
        addedAt: expect.any(String),
        usedAt: service.clock.now().toISOString(),
        isSynced: false,
      },
    ])
  })

  it('answers each question once, also many times at once', async () => {
    const { passkey } = await addPasskey(service, token, 'ann')
    const answer = passkey.asked(await passkeyChallenge(service))
    const answers = await Promise.all(Array.from({ length: 6 }, () => enter(answer)))
    expect(answers.filter(({ succeeded }) => succeeded)).toHaveLength(1)
    expect((await enter(answer)).code).toBe(sessionErrors.secondStepWrong)
  })

  it('is refused by a question that is late, made up, or was asked for something else', async () => {
    const { passkey, challenge: ofAdding } = await addPasskey(service, token, 'ann')
    const own = await service.request(askForOwnPasskey, {}, { as: token })
    const late = await passkeyChallenge(service)
    service.clock.advance(300_000)
    for (const challenge of [late, ofAdding, own.data.challenge, 'bWFkZS11cA']) {
      expect((await enter(passkey.asked(challenge))).code).toBe(sessionErrors.secondStepWrong)
    }
  })

  it('is refused with a count that was there before, on another site, or of somebody else', async () => {
    const { passkey } = await addPasskey(service, token, 'ann')
    expect((await enter(passkey.asked(await passkeyChallenge(service), { count: 7 }))).succeeded).toBe(true)
    const copied = passkey.asked(await passkeyChallenge(service), { count: 7 })
    expect((await enter(copied)).code).toBe(sessionErrors.secondStepWrong)
    const elsewhere = passkey.asked(await passkeyChallenge(service), {
      origin: 'https://evil.example',
      count: 8,
    })
    expect((await enter(elsewhere)).code).toBe(sessionErrors.secondStepWrong)
    const asked = passkey.asked(await passkeyChallenge(service), { count: 9 })
    const ofBob = { ...asked, response: { ...asked.response, userHandle: 'Ym9i' } }
    expect((await enter(ofBob)).code).toBe(sessionErrors.secondStepWrong)
    const forged = { ...softPasskey('ann').asked(await passkeyChallenge(service)), id: passkey.id }
    expect((await enter({ ...forged, rawId: passkey.id })).code).toBe(sessionErrors.secondStepWrong)
    expect((await enter(softPasskey('ann').asked(await passkeyChallenge(service)))).succeeded).toBe(false)
  })

  it('signs nobody in to a locked account', async () => {
    const { connection } = service.database
    const { passkey } = await addPasskey(service, token, 'ann')
    const lock = (lockedAt: Date | null) =>
      connection.update(users).set({ lockedAt }).where(eq(users.id, 'ann'))
    await lock(service.clock.now())
    const refused = await enter(passkey.asked(await passkeyChallenge(service)))
    expect(refused.code).toBe(sessionErrors.accountLocked)
    await lock(null)
  })

  it('takes the second step, by the challenge of that sign-in alone', async () => {
    const bob = (await signInAs(service, 'bob', { isWebClient: false })).data.accessToken
    await turnOn(service, bob)
    const { passkey } = await addPasskey(service, bob, 'bob')
    const asked = askedBy(await signInAs(service, 'bob'))
    const other = askedBy(await signInAs(service, 'bob'))
    expect(asked.ways).toEqual(['authenticator', 'passkey', 'recoveryCode'])
    const take = (challenge: string, question: string) =>
      service.request(completeSignIn, {
        body: { challenge, proof: { kind: 'passkey', answer: passkey.asked(question) } },
      })
    const foreign = await take(asked.challenge, await passkeyChallenge(service, other.challenge))
    expect(foreign.code).toBe(sessionErrors.secondStepWrong)
    const general = await take(asked.challenge, await passkeyChallenge(service))
    expect(general.code).toBe(sessionErrors.secondStepWrong)
    const right = await take(asked.challenge, await passkeyChallenge(service, asked.challenge))
    expect(right.data).toMatchObject({ userId: 'bob' })
  })

  it('of somebody else takes nobody’s second step and proves nothing', async () => {
    const eve = (await signInAs(service, 'eve', { isWebClient: false })).data.accessToken
    const { passkey } = await addPasskey(service, eve, 'eve')
    const { data } = await service.request(askForOwnPasskey, {}, { as: token })
    const proof = { kind: 'passkey', answer: passkey.asked(data.challenge) } as const
    const answer = await service.request(prove, { body: { proof } }, { as: token })
    expect(answer.code).toBe(sessionErrors.secondStepWrong)
  })

  it('is added once, for one’s own question, and renamed and removed by its owner', async () => {
    const { data } = await service.request(beginPasskey, {}, { as: token })
    const passkey = softPasskey('ann')
    const send = (answer: unknown, as = token) =>
      service.request(add, { body: { name: '电脑', answer: answer as never } }, { as })
    const eve = (await signInAs(service, 'eve', { isWebClient: false })).data.accessToken
    expect((await send(passkey.made(data.challenge), eve)).code).toBe(secondStepErrors.passkeyRefused)
    expect((await send(passkey.made(data.challenge))).data).toBe(true)
    expect((await send(passkey.made(data.challenge))).code).toBe(secondStepErrors.passkeyRefused)
    const again = await service.request(beginPasskey, {}, { as: token })
    expect(again.data.excludeCredentials).toMatchObject([{ id: passkey.id }])
    expect((await send(passkey.made(again.data.challenge))).code).toBe(secondStepErrors.passkeyKnown)

    const { id } = passkey
    const rename = (as: string) => service.request(renamePasskey, { body: { id, name: '公司电脑' } }, { as })
    const remove = (as: string) => service.request(removePasskey, { body: { id } }, { as })
    expect((await rename(eve)).code).toBe(secondStepErrors.passkeyMissing)
    expect((await remove(eve)).code).toBe(secondStepErrors.passkeyMissing)
    expect((await rename(token)).data).toBe(true)
    expect((await remove(token)).data).toBe(true)
    expect((await enter(passkey.asked(await passkeyChallenge(service)))).succeeded).toBe(false)
  })

  it('is one of ten at most', async () => {
    for (let at = 0; at < mostPasskeys; at++) await addPasskey(service, token, 'ann')
    const { code } = await service.request(beginPasskey, {}, { as: token })
    expect(code).toBe(secondStepErrors.tooManyPasskeys)
  })
})
