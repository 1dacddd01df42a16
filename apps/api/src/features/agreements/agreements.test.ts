import { deregistrationOperations } from '@atrium/contracts/account/deregistration/policy'
import { agreementErrors } from '@atrium/contracts/agreements/contract'
import { agreementsOperations as operations } from '@atrium/contracts/agreements/policy'
import { companyRegistrationOperations } from '@atrium/contracts/session/companyRegistration/policy'
import { entryOperations } from '@atrium/contracts/session/entry/policy'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { agreements, auditRows, users } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService } from '../../testing/demo/demoService'
import { freshCode } from '../../testing/freshCode'
import { registration } from '../../testing/registration'
import { writingSamples } from '../../testing/samples/allSamples'
import { sendSample } from '../../testing/sendSample'
import { versions } from './versions'

let service: TestService
beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())

const db = () => service.database.connection
const { individual, member } = demo.userIds
const current = { kind: 'userAgreement', version: '2021-06-01' } as const
const policy = { kind: 'privacyPolicy', version: '2021-06-01' } as const
const later = '2026-11-01'

const read = (query: { kind?: 'userAgreement' | 'privacyPolicy' | 'deregistration'; version?: string }) =>
  service.request(operations.getAgreement, { query: { kind: 'userAgreement', language: 'en', ...query } })
const own = async (userId: string) =>
  (await service.request(operations.listOwnAgreements, {}, { as: { userId } })).data
const agree = (
  userId: string,
  given: readonly { kind: 'userAgreement' | 'privacyPolicy'; version: string }[],
) => service.request(operations.agree, { body: { agreements: [...given] } }, { as: { userId } })
const forget = (userId: string) => db().delete(agreements).where(eq(agreements.userId, userId))
const rowsOf = (userId: string) =>
  db().select().from(agreements).where(eq(agreements.userId, userId)).orderBy(agreements.kind)

describe('the versions of an agreement', () => {
  it('are sorted newest first, and complete in both languages', () => {
    for (const all of Object.values(versions)) {
      const days = all.map(({ version }) => version)
      expect(days).toEqual([...new Set(days)].toSorted().toReversed())
      for (const { text, change } of all) {
        expect(text.en.sections.length).toBe(text['zh-CN'].sections.length)
        for (const words of [text.en, text['zh-CN']]) {
          expect(words.title && words.introduction).not.toBe('')
          for (const { paragraphs } of words.sections) expect(paragraphs.length).toBeGreaterThan(0)
        }
        expect(change.en && change['zh-CN']).not.toBe('')
      }
    }
  })

  it('are public: the one in force, and any other at its address', async () => {
    const { data } = await read({})
    expect(data).toMatchObject({ title: 'User agreement', version: '2021-06-01', standing: 'current' })
    expect(data.versions.map(({ version, standing }) => [version, standing])).toEqual([
      [later, 'coming'],
      ['2021-06-01', 'current'],
    ])
    expect((await read({ version: later })).data).toMatchObject({ version: later, standing: 'coming' })
    expect((await read({ version: '2020-01-01' })).status).toBe(404)
    expect((await read({ kind: 'deregistration' })).data.title).toBe('Agreement on closing an account')
  })
})

describe('accepting agreements', () => {
  it.each(['registration', 'codeSignIn', 'invitation'] as const)(
    'is recorded with a %s',
    async (occasion) => {
      const input = await registration(service)
      const { data } = await service.request(entryOperations.registerPerson, {
        ...input,
        body: { ...input.body, occasion },
      })
      expect(await rowsOf(data.userId)).toMatchObject([
        { ...policy, occasion, at: service.clock.now() },
        { ...current, occasion },
      ])
      expect((await own(data.userId)).due).toEqual([])
    },
  )

  it('is not recorded without a registration', async () => {
    const before = await db().$count(agreements)
    const input = await registration(service)
    const wrong = input.body.code === '000000' ? '000001' : '000000'
    await service.request(entryOperations.registerPerson, { ...input, body: { ...input.body, code: wrong } })
    expect(await db().$count(agreements)).toBe(before)
  })

  it.each([
    ['that is not in force yet', { userAgreement: later, privacyPolicy: later }, agreementErrors.outdated],
    [
      'that is no longer in force',
      { userAgreement: '2020-01-01', privacyPolicy: '2021-06-01' },
      agreementErrors.outdated,
    ],
    ['that is missing', { userAgreement: '2021-06-01' }, errorCodes.invalid],
  ])('is refused for a version %s, and creates no account', async (_, agreements, code) => {
    const { query, body } = await registration(service)
    const input = { query, body: { ...body, agreements } } as Awaited<ReturnType<typeof registration>>
    expect((await service.request(entryOperations.registerPerson, input)).code).toBe(code)
    const company = { query, body: { ...input.body, enterpriseName: '新芽建筑科技有限公司' } }
    expect((await service.request(companyRegistrationOperations.registerCompany, company)).code).toBe(code)
    expect(await db().$count(users, eq(users.account, body.mobile))).toBe(0)
  })

  it('uses the version that the service names', async () => {
    const { data } = await service.request(entryOperations.getAgreementsInForce, {})
    expect(data).toEqual({ userAgreement: '2021-06-01', privacyPolicy: '2021-06-01' })
  })

  it('is recorded with the request to delete an account', async () => {
    const [user] = await db().select().from(users).where(eq(users.id, member))
    const code = await freshCode(service, 'deregister', user?.phone ?? '')
    const body = { agreed: true, code } as const
    await service.request(deregistrationOperations.deregister, { body }, { as: { userId: member } })
    const ending = and(eq(agreements.userId, member), eq(agreements.kind, 'deregistration'))
    expect(await db().select().from(agreements).where(ending)).toMatchObject([
      { version: '2021-06-01', occasion: 'deregistration', at: service.clock.now() },
    ])
    await service.request(deregistrationOperations.keepAccount, {}, { as: { userId: member } })
  })
})

describe('a version that somebody hasn’t accepted', () => {
  it('is requested until they accept it', async () => {
    await forget(individual)
    const dueFor = async () =>
      (await service.request(workspaceOperations.getPerson, {}, { as: { userId: individual } })).data.user
        .agreementsDue
    expect(await dueFor()).toEqual(['userAgreement', 'privacyPolicy'])
    expect((await own(individual)).due.map(({ kind, version }) => ({ kind, version }))).toEqual([
      current,
      policy,
    ])
    expect((await agree(individual, [current])).data).toBe(true)
    expect(await dueFor()).toEqual(['privacyPolicy'])
    expect((await agree(individual, [current, policy])).data).toBe(true)
    expect(await dueFor()).toEqual([])
    expect(await rowsOf(individual)).toMatchObject([
      { ...policy, occasion: 'newVersion' },
      { ...current, occasion: 'newVersion' },
    ])
  })

  it('is recorded once when it is accepted again or twice at once', async () => {
    await forget(individual)
    const audited = () => db().$count(auditRows, eq(auditRows.operation, 'agree'))
    const before = await audited()
    const both = [current, policy]
    const answers = await Promise.all([1, 2, 3].map(() => agree(individual, both)))
    expect(answers.every(({ succeeded }) => succeeded)).toBe(true)
    expect(await rowsOf(individual)).toHaveLength(2)
    expect(await audited()).toBe(before + 1)
  })

  it.each([later, '2020-01-01'])('that is not in force, %s, can’t be accepted', async (version) => {
    await forget(individual)
    expect((await agree(individual, [{ kind: 'userAgreement', version }, policy])).code).toBe(
      agreementErrors.outdated,
    )
    expect(await rowsOf(individual)).toEqual([])
  })

  it('comes into force automatically when its day begins in China', async () => {
    await forget(individual)
    await agree(individual, [current, policy])
    const start = service.clock.now()
    service.clock.set(new Date('2026-10-31T23:59:59.999+08:00'))
    expect((await own(individual)).due).toEqual([])
    service.clock.advance(1)
    expect((await own(individual)).due.map(({ version }) => version)).toEqual([later, later])
    expect((await read({})).data.version).toBe(later)
    expect((await agree(individual, [current])).code).toBe(agreementErrors.outdated)
    expect((await agree(individual, [{ ...current, version: later }])).data).toBe(true)
    expect((await own(individual)).agreed.map(({ version, standing }) => [version, standing])).toContainEqual(
      ['2021-06-01', 'past'],
    )
    service.clock.set(start)
  })
})

describe('creating an account', () => {
  // Covers every public operation, so that none can forget it.
  const opening = writingSamples.filter(({ operation }) => operation.access === 'public')

  it.each(opening)('by $title accepts the agreements in force', async (operationSample) => {
    let known: string[] = []
    await sendSample(service, operationSample, async () => {
      known = (await db().select({ id: users.id }).from(users)).map(({ id }) => id)
    })
    const added = await db().select({ id: users.id }).from(users).where(notInArray(users.id, known))
    for (const { id } of added)
      expect((await rowsOf(id)).map(({ kind }) => kind)).toEqual(['privacyPolicy', 'userAgreement'])
  })
})
