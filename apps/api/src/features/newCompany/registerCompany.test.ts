import { newCompanyErrors } from '@atrium/contracts/newCompany/contract'
import { securityOperations } from '@atrium/contracts/security/policy'
import { companyRegistrationOperations as operations } from '@atrium/contracts/session/companyRegistration/policy'
import { sessionErrors } from '@atrium/contracts/session/contract'
import { entryOperations } from '@atrium/contracts/session/entry/policy'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditRows, companies, companyNames, memberships, users } from '../../tables'
import { companyRegistration } from '../../testing/companyRegistration'
import type { TestService } from '../../testing/createTestService'
import { newMobile } from '../../testing/newMobile'
import { registration } from '../../testing/registration'
import { createSessionService, sealed } from '../session/testSession'

let service: TestService
beforeAll(async () => {
  service = await createSessionService()
})
afterAll(() => service.close())

const db = () => service.database.connection
const register = (input: Awaited<ReturnType<typeof companyRegistration>>) =>
  service.request(operations.registerCompany, input)
const accountsOf = (mobile: string) => db().$count(users, eq(users.account, mobile))
const companiesLedBy = (mobile: string) => db().$count(memberships, eq(memberships.phone, mobile))

it('creates an account and a company, and signs in', async () => {
  const mobile = newMobile()
  const { data } = await register(await companyRegistration(service, { mobile }))
  const { enterpriseId, accessToken, userId } = data
  const person = await service.request(workspaceOperations.getPerson, {}, { as: accessToken })
  expect(person.data).toMatchObject({
    user: { account: mobile, phone: mobile, realName: '白露' },
    enterprises: [{ enterpriseId, enterpriseName: '新芽建筑科技有限公司', userRole: 'superAdministrator' }],
  })
  const [company] = await db().select().from(companies).where(eq(companies.id, enterpriseId))
  expect(company).toMatchObject({ certificationStatus: 0, contactPerson: '白露', contactPhone: mobile })
  const history = await db().select().from(auditRows).where(eq(auditRows.companyId, enterpriseId))
  expect(history).toMatchObject([{ operation: 'openCompany', actorId: userId }])
  const page = { query: { pageIndex: 1, pageSize: 10 } }
  const events = await service.request(securityOperations.listSecurityEvents, page, { as: accessToken })
  expect(events.data.list.map(({ event }) => event)).toEqual(['registered'])
})

it('two simultaneous calls create one account and one company', async () => {
  const mobile = newMobile()
  const input = await companyRegistration(service, { mobile })
  const { keyId, newPassword } = await sealed(service, { newPassword: 'Portico#2027' })
  const other = { ...input, body: { ...input.body, keyId, password: newPassword } }
  const answers = await Promise.all([register(input), register(other)])
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await accountsOf(mobile)).toBe(1)
  expect(await companiesLedBy(mobile)).toBe(1)
})

it('refuses a number that has an account exactly as a person’s registration does', async () => {
  const known = newMobile()
  await service.request(entryOperations.registerPerson, await registration(service, { mobile: known }))
  const refusedAt = async (ask: 'person' | 'company', mobile: string, code?: string) => {
    service.clock.advance(61_000)
    const { query, body } = await companyRegistration(service, { mobile })
    const { enterpriseName, ...person } = { ...body, code: code ?? body.code }
    const { status, envelope } =
      ask === 'person'
        ? await service.request(entryOperations.registerPerson, { query, body: person })
        : await register({ query, body: { ...person, enterpriseName } })
    return { status, envelope }
  }
  const atCompany = await refusedAt('company', known)
  expect(atCompany).toEqual(await refusedAt('person', known))
  expect(atCompany.envelope?.error_code).toBe(sessionErrors.accountExists)
  expect(await companiesLedBy(known)).toBe(0)

  // Without a proof of the number, nothing about it is revealed.
  const guessed = await refusedAt('company', known, 'abcd')
  expect(guessed).toEqual(await refusedAt('company', newMobile(), 'abcd'))
  expect(guessed.envelope?.error_code).toBe(codeErrors.wrong)
})

it('a name that is taken creates neither, and the code stays valid for another name', async () => {
  const mobile = newMobile()
  await db().insert(companies).values({
    id: 'taken',
    name: '已认证公司',
    account: 'taken',
    createdAt: service.clock.now(),
  })
  await db().insert(companyNames).values({ name: '已认证公司', companyId: 'taken' })
  const input = await companyRegistration(service, { mobile, enterpriseName: '已认证 公司' })
  expect((await register(input)).code).toBe(newCompanyErrors.nameTaken)
  expect(await accountsOf(mobile)).toBe(0)
  const { keyId, newPassword } = await sealed(service, { newPassword: 'Portico#2027' })
  const body = { ...input.body, keyId, password: newPassword, enterpriseName: '另一家公司' }
  expect((await register({ ...input, body })).code).toBe(0)
})

it.each([
  ['short', sessionErrors.weakPassword],
  ['password1', sessionErrors.commonPassword],
  ['xinyajianzhu', sessionErrors.personalPassword],
])('the password %s is refused, and nothing is created', async (password, code) => {
  const mobile = newMobile()
  expect((await register(await companyRegistration(service, { mobile, password }))).code).toBe(code)
  expect(await accountsOf(mobile)).toBe(0)
})

it.each(['云', '云'.repeat(101), '云\u202e筑', ''])(
  'the company name %j is refused',
  async (enterpriseName) => {
    const input = await companyRegistration(service, { enterpriseName })
    expect((await register(input)).status).toBe(400)
    expect(await accountsOf(input.body.mobile)).toBe(0)
  },
)
