import { sessionErrors } from '@atrium/contracts/session/contract'
import { enterpriseSignInOperations } from '@atrium/contracts/session/enterprise/policy'
import { sessionOperations } from '@atrium/contracts/session/policy'
import { secondStepOperations } from '@atrium/contracts/session/secondStep/policy'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demo } from '../../../seed/demo'
import { authenticators, companies, signInFailures, users } from '../../../tables'
import type { TestService } from '../../../testing/createTestService'
import { createDemoService } from '../../../testing/demo/demoService'
import { askedBy, codeOf, turnOn } from '../../secondStep/testSecondStep'
import { sealed, signInAs } from '../testSession'

const { companyId, accounts, userIds, password } = demo
const own = eq(companies.id, companyId)
const enterpriseAccount = 'yunzhu-design'

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
beforeEach(() => service.database.connection.delete(signInFailures))
afterAll(() => service.close())

const db = () => service.database.connection

async function enter(account = enterpriseAccount, typed: string = password) {
  const { keyId, signIn } = await sealed(service, { signIn: typed })
  const body = { enterpriseAccount: account, password: signIn, keyId }
  return service.request(enterpriseSignInOperations.signInAsAdministrator, { query: {}, body })
}

describe('signing in with a company’s account', () => {
  it('signs its super administrator in, by account or credit code, however they are typed', async () => {
    const [company] = await db().select().from(companies).where(own)
    const code = company?.code.toLowerCase() ?? ''
    for (const typed of [enterpriseAccount, ` ${enterpriseAccount.toUpperCase()} `, code]) {
      const { data } = await enter(typed)
      expect(data).toMatchObject({
        enterpriseId: companyId,
        userId: userIds.superAdministrator,
        userAccount: accounts.superAdministrator,
      })
      const person = await service.request(workspaceOperations.getPerson, {}, { as: data.accessToken })
      expect(person.data.enterprises.map(({ enterpriseId }) => enterpriseId)).toContain(companyId)
    }
  })

  it('answers a wrong password, an unknown company and a personal account alike', async () => {
    const wrong = await enter(enterpriseAccount, 'wrong')
    expect(wrong.code).toBe(sessionErrors.wrongCredentials)
    for (const typed of ['no-such-company', accounts.superAdministrator, 'company-yunzhu']) {
      const answer = await enter(typed, password)
      expect([answer.status, answer.envelope]).toEqual([wrong.status, wrong.envelope])
    }
  })

  it('is refused for a dissolved company', async () => {
    await db().update(companies).set({ dissolvedAt: service.clock.now() }).where(own)
    expect((await enter()).code).toBe(sessionErrors.wrongCredentials)
    await db().update(companies).set({ dissolvedAt: null }).where(own)
  })

  it('prefers the certified company of that name, and refuses an ambiguous name', async () => {
    const { secondCompanyId } = demo
    const second = eq(companies.id, secondCompanyId)
    const [before] = await db().select().from(companies).where(second)
    await db().update(companies).set({ account: enterpriseAccount, certificationStatus: 0 }).where(second)
    await db().update(companies).set({ certificationStatus: 4 }).where(own)
    expect((await enter()).data.enterpriseId).toBe(companyId)
    await db().update(companies).set({ certificationStatus: 4 }).where(second)
    expect((await enter()).code).toBe(sessionErrors.wrongCredentials)
    await db()
      .update(companies)
      .set({ ...before })
      .where(second)
  })

  it('counts failures with those of the person’s own account, and unknown companies alike', async () => {
    for (let n = 0; n < 3; n++) {
      await enter(enterpriseAccount, 'wrong')
      service.clock.advance(31_000)
    }
    const params = { userName: accounts.superAdministrator }
    const { data } = await service.request(sessionOperations.getFailedCount, { params })
    expect(data).toMatchObject({ failedCount: 3, captchaRequired: true })
    const asPerson = await signInAs(service, accounts.superAdministrator)
    expect(asPerson.code).toBe(sessionErrors.verificationRequired)
    const known = await enter()
    expect(known.code).toBe(sessionErrors.verificationRequired)

    for (let n = 0; n < 3; n++) {
      await enter('no-such-company', 'wrong')
      service.clock.advance(31_000)
    }
    const unknown = await enter('no-such-company')
    expect([unknown.status, unknown.envelope]).toEqual([known.status, known.envelope])
  })

  it('requires the second step and names the company to open after it', async () => {
    const { data } = await enter()
    const { secret } = await turnOn(service, data.accessToken)
    const challenge = askedBy(await enter())
    expect(challenge.company).toBe(companyId)
    const proof = { kind: 'authenticator', code: codeOf(secret, service) } as const
    const body = { challenge: challenge.challenge, proof }
    expect((await service.request(secondStepOperations.completeSignIn, { body })).succeeded).toBe(true)
    await db().delete(authenticators)
  })

  it('reveals a lock only to callers who know the password', async () => {
    const boss = eq(users.id, userIds.superAdministrator)
    await db().update(users).set({ lockedAt: service.clock.now() }).where(boss)
    expect((await enter(enterpriseAccount, 'wrong')).code).toBe(sessionErrors.wrongCredentials)
    expect((await enter()).code).toBe(sessionErrors.accountLocked)
    await db().update(users).set({ lockedAt: null }).where(boss)
  })
})
