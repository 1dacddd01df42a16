import { profileOperations } from '@atrium/contracts/profile/policy'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demo } from '../../seed/demo'
import { auditRows, companies, memberships } from '../../tables'
import type { TestService } from '../../testing/createTestService'
import { createDemoService, type DemoPerson } from '../../testing/demo/demoService'
import type { Profile } from './findProfile'

type Body = OperationInput<typeof profileOperations.saveProfile>['body']
type Person = NonNullable<Body['person']>

const { userIds, companyId, secondCompanyId } = demo
let service: TestService

beforeAll(async () => {
  service = await createDemoService()
})
afterAll(() => service.close())

const asPerson = (who: DemoPerson) => ({ as: { userId: userIds[who] } })
const read = async (who: DemoPerson) =>
  (await service.request(profileOperations.getProfile, { query: {} }, asPerson(who))).data

const save = (who: DemoPerson, body: Body) =>
  service.request(profileOperations.saveProfile, { body }, asPerson(who))

const before = (profile: Profile): Body['before'] => ({ ...profile, person: profile })

/** Saves the stored profile with these changes. */
async function change(who: DemoPerson, changed: Partial<Person>, names: Partial<Body> = {}) {
  const stored = await read(who)
  const person = { ...stored, type: stored.type ?? 1, ...changed }
  return save(who, { ...stored, ...names, person, before: before(stored) })
}

describe('the profile', () => {
  it('is complete, with each company’s part', async () => {
    expect(await read('superAdministrator')).toMatchObject({
      passportId: userIds.superAdministrator,
      type: 1,
      region: '上海市-上海市-杨浦区',
      connectionEnterprises: [
        { enterpriseId: companyId, realName: '周明远', position: '总工程师', discipline: 'structure' },
        { enterpriseId: secondCompanyId, position: '', discipline: '' },
      ],
    })
    expect(await read('student')).toMatchObject({ type: 2, school: '同济大学', connectionEnterprises: [] })
    expect(await read('researcher')).toMatchObject({ type: 3, discipline: 'hvac' })
  })

  it('is private', async () => {
    const query = { userID: userIds.student }
    const { status } = await service.request(profileOperations.getProfile, { query }, asPerson('member'))
    expect(status).toBe(403)
  })

  it('is `enterprise` for people in a company, and empty at first', async () => {
    const userId = userIds.memberWithoutLicences
    const look = () => service.request(profileOperations.getProfile, { query: {} }, { as: { userId } })
    expect((await look()).data).toMatchObject({ type: 1, region: '' })
    await service.database.connection.delete(memberships).where(eq(memberships.userId, userId))
    expect((await look()).data).toMatchObject({ type: null, connectionEnterprises: [] })
  })
})

describe('saving', () => {
  const lives = { region: '浙江省-杭州市-西湖区', address: '文一西路8号' }

  it('keeps the fields of the type, writes one audit row, and answers 1', async () => {
    const answer = await change(
      'student',
      { ...lives, jobRole: 'teacher', company: '与此无关' },
      { callName: '小满' },
    )
    expect(answer.data).toBe(1)
    expect(await read('student')).toMatchObject({
      ...lives,
      callName: '小满',
      jobRole: 'teacher',
      teacherName: '',
      company: '',
    })
    const [row] = await service.database.connection
      .select()
      .from(auditRows)
      .orderBy(desc(auditRows.id))
      .limit(1)
    expect(row).toMatchObject({
      operation: 'saveProfile',
      actorId: userIds.student,
      companyId: '',
      subject: { before: { person: { jobRole: 'student' } }, after: { person: { jobRole: 'teacher' } } },
    })
  })

  it('changes nothing when nothing differs', async () => {
    const count = () => service.database.connection.$count(auditRows)
    const rows = await count()
    expect((await change('student', {})).data).toBe(1)
    expect(await count()).toBe(rows)
  })

  it('stores the person’s position in each of their companies', async () => {
    const connectionEnterprises = [
      { enterpriseId: secondCompanyId, position: '顾问', discipline: 'other' as const },
      { enterpriseId: companyId, position: '总工', discipline: 'architecture' as const },
    ]
    expect((await change('superAdministrator', { connectionEnterprises })).data).toBe(1)
    expect((await read('superAdministrator')).connectionEnterprises).toMatchObject([
      { enterpriseId: companyId, position: '总工', discipline: 'architecture' },
      { enterpriseId: secondCompanyId, position: '顾问', discipline: 'other' },
    ])
  })

  it('stores nothing in other companies, and all of the person’s own or none', async () => {
    const none = await change('administrator', { connectionEnterprises: [] })
    expect(none.status).toBe(403)
    const own = { enterpriseId: companyId, position: '所长', discipline: 'structure' as const }
    const other = { ...own, enterpriseId: secondCompanyId }
    expect((await change('administrator', { connectionEnterprises: [own, other] })).status).toBe(403)
    expect((await change('administrator', { connectionEnterprises: [own, own] })).status).toBe(403)
    expect((await change('student', { connectionEnterprises: [] })).data).toBe(1)
  })

  it.each([
    ['student', { type: 1 }],
    ['researcher', { type: 1 }],
    ['individual', { type: 2, school: '同济大学', jobRole: 'teacher', category: 'other' }],
  ] as const)('doesn’t let a %s become %o', async (who, changed) => {
    expect((await change(who, changed)).code).toBe(52901)
  })

  it('lets a person in education move to an organisation', async () => {
    const details = { company: '市建科院', position: '助理', discipline: 'structure' } as const
    expect((await change('student', { type: 3, ...details })).data).toBe(1)
    expect(await read('student')).toMatchObject({ type: 3, school: '', category: '', ...details })
  })

  it('validates regions', async () => {
    expect((await change('researcher', { region: '浙江省-上海市-西湖区' })).code).toBe(52902)
    expect((await change('researcher', { region: '浙江省-杭州市-西湖区-' })).code).toBe(52902)
  })

  it.each<[string, Partial<Person>]>([
    ['region', { region: ' ' }],
    ['address', { address: '路'.repeat(201) }],
    ['company', { company: '' }],
    ['company', { company: '院'.repeat(101) }],
    ['department', { department: '部'.repeat(51) }],
    ['position', { position: '' }],
    ['discipline', { discipline: '' }],
    ['school', { type: 2, jobRole: 'teacher', category: 'other' }],
    ['jobRole', { type: 2, school: '同济大学', category: 'other' }],
    ['category', { type: 2, school: '同济大学', jobRole: 'teacher' }],
    [
      'teacherName',
      { type: 2, school: '同济大学', jobRole: 'student', category: 'other', teacherPhone: '021-65980000' },
    ],
    [
      'teacherPhone',
      { type: 2, school: '同济大学', jobRole: 'student', category: 'other', teacherName: '顾' },
    ],
    [
      'teacherPhone',
      {
        type: 2,
        school: '同济大学',
        jobRole: 'student',
        category: 'other',
        teacherName: '顾',
        teacherPhone: 'abc',
      },
    ],
  ])('names the field %s when it is invalid', async (field, changed) => {
    const { status, envelope } = await change('researcher', changed)
    expect(status).toBe(400)
    expect(envelope?.issues).toEqual([{ path: `body.person.${field}`, message: expect.any(String) }])
  })

  it.each(['callName', 'realName'] as const)('requires a %s of at most 20 characters', async (field) => {
    for (const name of ['  ', '名'.repeat(21)]) {
      expect((await change('researcher', {}, { [field]: name })).envelope?.issues?.[0]?.path).toBe(
        `body.${field}`,
      )
    }
    expect((await change('researcher', {}, { [field]: ` ${'名'.repeat(20)} ` })).data).toBe(1)
    expect((await read('researcher'))[field]).toBe('名'.repeat(20))
  })

  it('reports an incomplete company', async () => {
    const connectionEnterprises = [{ enterpriseId: companyId, position: '工程师', discipline: '' as const }]
    const { envelope } = await change('member', { ...lives, connectionEnterprises })
    expect(envelope?.issues).toEqual([
      { path: 'body.person.connectionEnterprises', message: expect.any(String) },
    ])
  })
})

describe('two simultaneous saves', () => {
  const names = ({ callName, realName, email }: Profile) => ({ callName, realName, email })

  it('succeed once, and the other is refused', async () => {
    const stored = await read('researcher')
    const person = { ...stored, type: 3 as const }
    const answers = await Promise.all(
      ['甲路', '乙路'].map((address) =>
        save('researcher', { ...stored, person: { ...person, address }, before: before(stored) }),
      ),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 52615])
  })

  it('of names conflict only with other names', async () => {
    const stored = await read('researcher')
    expect((await change('researcher', { address: '丙路' })).data).toBe(1)
    expect((await save('researcher', { ...names(stored), callName: '研', before: names(stored) })).data).toBe(
      1,
    )
    expect((await save('researcher', { ...names(stored), callName: '究', before: names(stored) })).code).toBe(
      52615,
    )
    expect(await read('researcher')).toMatchObject({ callName: '研', address: '丙路' })
  })

  it('are refused to a person who joined or left a company meanwhile', async () => {
    const stored = await read('administrator')
    const db = service.database.connection
    await db.update(companies).set({ dissolvedAt: service.clock.now() }).where(eq(companies.id, companyId))
    const answer = await save('administrator', {
      ...stored,
      callName: '佳宁',
      person: { ...stored, type: 1, region: '上海市-上海市-虹口区' },
      before: before(stored),
    })
    expect(answer.code).toBe(52615)
  })
})
