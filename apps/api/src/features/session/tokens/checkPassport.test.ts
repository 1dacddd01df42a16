import { backlogErrors } from '@atrium/contracts/backlog/contract'
import { backlogOperations } from '@atrium/contracts/backlog/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { departmentErrors } from '@atrium/contracts/departments/errorCodes'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { browserProofHeader } from '@atrium/contracts/wire/headers'
import { generateKeyPair, generateProof } from 'dpop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestService, type TestService } from '../../../testing/createTestService'
import { fillAcme } from '../../departments/testing/fillAcme'
import { createSessionService, sealed, signInAs, testPassword } from '../testSession'
import type { SessionTokens } from './issueTokens'

it('works within a transaction, even on the first request', async () => {
  const service = await createTestService({ fill: fillAcme })
  const body = { enterPriseId: 'acme', userIds: ['cat'], passportToken: 'none' }
  const answer = await service.request(
    departmentChangesOperations.deleteMembers,
    { body },
    { as: { userId: 'sonia' }, company: 'acme' },
  )
  expect(answer.code).toBe(departmentErrors.passportRefused)
  await service.close()
})

describe('a passport', () => {
  const origin = 'https://account.example'
  /** Longer than a token lives and a proof counts as recent. */
  const later = 11 * 60_000

  let service: TestService
  beforeAll(async () => {
    service = await createSessionService()
  })
  afterAll(() => service.close())

  const refresh = async (
    { accessToken, refreshToken, passportToken, passportRefreshToken }: SessionTokens,
    headers: Record<string, string> = {},
  ) => {
    const body = { accessToken, refreshToken, passportToken, passportRefreshToken }
    return (await service.request(sessionOperations.refresh, { body }, { headers })).data
  }

  /** Calls an operation that requires a passport; it answers that nothing was found once the passport passes. */
  const show = async ({ accessToken, passportToken }: SessionTokens) => {
    const body = { id: 'nothing', backLogStatus: 1, isPass: false, passportToken } as const
    return (await service.request(backlogOperations.answerInvitation, { body }, { as: accessToken })).code
  }

  async function prove({ accessToken: as }: SessionTokens) {
    const { keyId, confirmation: password } = await sealed(service, { confirmation: testPassword })
    const proof = { kind: 'password', password, keyId } as const
    await service.request(secondStepOperations.prove, { body: { proof } }, { as })
  }

  it('is valid for a while after the sign-in, and only with its own session', async () => {
    const own = (await signInAs(service, 'ann')).data
    const other = (await signInAs(service, 'ann')).data
    expect(await show(own)).toBe(errorCodes.missing)
    expect(await show({ ...own, passportToken: other.passportToken })).toBe(backlogErrors.passportRefused)
    expect(await show({ ...own, passportToken: own.accessToken })).toBe(backlogErrors.passportRefused)
  })

  it('is renewed by proving the password, not by refreshing tokens', async () => {
    let tokens: SessionTokens = (await signInAs(service, 'ann')).data
    for (let n = 0; n < 3; n++) {
      service.clock.advance(later / 3)
      tokens = await refresh(tokens)
    }
    expect(await show(tokens)).toBe(errorCodes.proofRequired)
    await prove(tokens)
    expect(await show(tokens)).toBe(errorCodes.missing)
    const next = await refresh(tokens)
    expect(await show(next)).toBe(errorCodes.missing)
    service.clock.advance(later)
    expect(await show(await refresh(next))).toBe(errorCodes.proofRequired)
  })

  it('is renewed with the browser’s key that the session is bound to', async () => {
    const pair = await generateKeyPair('ES256')
    const begun = await generateProof(pair, `${origin}${sessionOperations.signIn.path}`, 'POST')
    const { data } = await signInAs(service, 'ann', { headers: { [browserProofHeader]: begun } })
    service.clock.advance(later)
    const renewal = `${origin}${sessionOperations.refresh.path}`
    const proof = await generateProof(pair, renewal, 'POST', undefined, data.refreshToken)
    expect(await show(await refresh(data, { [browserProofHeader]: proof }))).toBe(errorCodes.missing)
  })
})
