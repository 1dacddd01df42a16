import { applicationErrors as codes } from '@atrium/contracts/applications/contract'
import { applicationsOperations as operations } from '@atrium/contracts/applications/policy'
import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { messagesOperations } from '@atrium/contracts/messages/policy'
import { pagePaths } from '@atrium/contracts/paths'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { workspaceOperations } from '@atrium/contracts/workspace/policy'
import { and, eq } from 'drizzle-orm'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  companies,
  deregistrations,
  invitations,
  inviteLinks,
  memberships,
  messages,
  permissionGroupDepartments,
  userEvents,
  users,
} from '../../tables'
import { serveAcme } from '../departments/testing/serveAcme'
import { writeLinkToken } from './linkToken'
import { someInvitation } from './testing/someInvitation'

const service = serveAcme()
const db = () => service().database.connection
const by = (userId: string) => ({ as: { userId }, company: 'acme' })
const day = 86_400_000

async function share(userId = 'sonia', enterpriseDepartmentId?: string, effectivityDays: 7 | 30 | 90 = 7) {
  const body = {
    enterpriseId: 'acme',
    effectivityDays,
    ...(enterpriseDepartmentId && { enterpriseDepartmentId }),
  }
  return service().request(operations.createInviteLink, { body }, by(userId))
}
async function linkOf(userId = 'sonia', departmentId = 'design') {
  const { data } = await share(userId, departmentId)
  return credential(data.linkId)
}
const credential = (linkId: string, companyId = 'acme') => ({
  type: 'link' as const,
  data: writeLinkToken(service().ports.keys, { companyId, linkId }),
})
type Credential = { type: 'link' | 'invitation'; data: string }

/** Creates a person with an account and no company. */
async function newcomer(id: string, phone: string) {
  const createdAt = service().clock.now()
  await db()
    .insert(users)
    .values({ id, account: phone, phone, realName: `新人${id}`, passwordHash: 'none', createdAt })
  return id
}
const zoe = () => newcomer('zoe', '13700009999')
const describeIt = (body: Credential) => service().request(operations.describeInvitation, { body })
const standing = (userId: string, body: Credential) =>
  service().request(operations.getStanding, { body }, { as: { userId } })
const apply = (userId: string, body: Credential, realName = '佐伊') =>
  service().request(operations.applyToJoin, { body: { ...body, realName } }, { as: { userId } })
const audit = (
  userId: string,
  applyIds: string[],
  body: { isPass?: boolean; enterpriseDepartmentId?: string; reason?: string } = {},
) =>
  service().request(
    operations.auditApplications,
    { body: { enterpriseId: 'acme', isPass: true, applyIds, ...body } },
    by(userId),
  )
const list = (userId: string, query: { inviteStatus?: 1 | 2 | 5; searchCondition?: string } = {}) =>
  service().request(
    operations.listApplications,
    { query: { enterPriseId: 'acme', pageIndex: 1, pageSize: 20, ...query } },
    by(userId),
  )
const onlyApplication = async () => (await list('sonia', { inviteStatus: 5 })).data.list[0]?.applyId ?? ''
const member = async (userId: string) =>
  (
    await db()
      .select()
      .from(memberships)
      .where(and(eq(memberships.companyId, 'acme'), eq(memberships.userId, userId)))
  )[0]
const lock = (userId: string) =>
  db().update(users).set({ lockedAt: service().clock.now() }).where(eq(users.id, userId))
const leaveSoon = (userId: string) =>
  db()
    .insert(deregistrations)
    .values({ userId, requestedAt: service().clock.now(), endsAt: service().clock.now() })
const leave = (userId: string) =>
  db()
    .delete(memberships)
    .where(and(eq(memberships.companyId, 'acme'), eq(memberships.userId, userId)))
const messagesOf = (userId: string) => db().select().from(messages).where(eq(messages.userId, userId))

/** The text that a phone reads from the QR code. */
async function readQr(picture: Buffer): Promise<string> {
  const read = sharp(picture).toColourspace('srgb').ensureAlpha().raw()
  const { data, info } = await read.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

describe('a shared link', () => {
  it('is drawn as a PNG and names the inviter', async () => {
    const { data } = await share('sonia', 'design', 30)
    expect(await readQr(Buffer.from(data.qrCodeData, 'base64'))).toBe(data.qrCodeUrl)
    expect(data).toMatchObject({
      enterpriseName: 'acme',
      department: '总公司/设计部',
      usedCount: 0,
      memberLimit: 200,
    })
    expect(Date.parse(data.expiresAt) - Date.parse(data.createdAt)).toBe(30 * day)
    const address = new URL(data.qrCodeUrl)
    expect(address.pathname).toBe(pagePaths.joinCompany)
    const described = await describeIt({ type: 'link', data: address.searchParams.get('link') ?? '' })
    expect(described.data).toMatchObject({
      state: 'valid',
      enterpriseName: 'acme',
      inviterName: 'sonia',
      phone: '',
    })
  })

  it('leads to a department that its creator administers, by default to the topmost', async () => {
    expect((await share('sonia')).data.department).toBe('总公司')
    expect((await share('dora')).data.department).toBe('总公司/设计部')
    expect((await share('dora', 'sales')).code).toBe(errorCodes.missing)
    expect((await share('ann', 'design')).status).toBe(403)
  })

  it('expires at the exact moment', async () => {
    const link = await linkOf()
    await zoe()
    service().clock.advance(7 * day - 1)
    expect((await describeIt(link)).data.state).toBe('valid')
    service().clock.advance(1)
    expect((await describeIt(link)).data.state).toBe('expired')
    expect((await apply('zoe', link)).code).toBe(codes.expired)
  })

  it('ends once when it is revoked; earlier applications stay', async () => {
    const link = await linkOf()
    const linkId = link.data.split('.')[1] ?? ''
    await apply(await zoe(), link)
    const revoke = (userId: string) =>
      service().request(operations.revokeInviteLink, { query: { enterpriseId: 'acme', linkId } }, by(userId))
    expect((await revoke('eve')).code).toBe(errorCodes.missing)
    expect((await revoke('dora')).code).toBe(0)
    expect((await revoke('sonia')).code).toBe(0)
    expect((await describeIt(link)).data.state).toBe('revoked')
    expect((await standing('zoe', link)).data.standing).toBe('pending')
    expect(
      (await service().request(operations.listInviteLinks, { query: { enterpriseId: 'acme' } }, by('sonia')))
        .data,
    ).toEqual([])
  })

  it.each([
    ['whose account is locked', () => lock('dora')],
    ['whose account is about to end', () => leaveSoon('dora')],
    ['who left the company', () => leave('dora')],
  ])('opens nothing while its creator is somebody %s', async (_, end) => {
    const link = await linkOf('dora')
    await end()
    expect((await describeIt(link)).data.state).toBe('revoked')
    expect((await apply(await zoe(), link)).code).toBe(codes.revoked)
    const listed = service().request(
      operations.listInviteLinks,
      { query: { enterpriseId: 'acme' } },
      by('sonia'),
    )
    expect((await listed).data).toEqual([])
  })

  it('is full at its limit of applicants and members; a refusal frees a place', async () => {
    const link = await linkOf()
    await db().update(inviteLinks).set({ memberLimit: 1 })
    await apply(await zoe(), link)
    await newcomer('yan', '13700008888')
    expect((await describeIt(link)).data.state).toBe('full')
    expect((await apply('yan', link)).code).toBe(codes.full)
    await audit('sonia', [await onlyApplication()], { isPass: false })
    expect((await apply('yan', link)).data).toEqual({ standing: 'pending', enterpriseId: null })
  })

  it('of another company, or invented, opens nothing', async () => {
    const link = await linkOf()
    const [, linkId = '', proof] = link.data.split('.')
    await zoe()
    const strange = [
      { ...link, data: `beta.${linkId}.${proof}` },
      credential(linkId, 'beta'),
      credential('none'),
      { ...link, data: 'nonsense' },
      { type: 'invitation' as const, data: link.data },
    ]
    for (const body of strange) {
      expect((await describeIt(body)).data).toMatchObject({ state: 'unknown', enterpriseName: '' })
      expect((await apply('zoe', body)).code).toBe(codes.unknown)
    }
  })

  it('into a deleted department leads to its parent', async () => {
    const link = await linkOf('sonia', 'store')
    await db().delete(permissionGroupDepartments)
    const gone = { enterpriseId: 'acme', enterpriseDepartmentId: 'store' }
    expect(
      (await service().request(departmentChangesOperations.deleteDepartment, { query: gone }, by('sonia')))
        .code,
    ).toBe(0)
    await apply(await zoe(), link)
    expect((await list('sonia')).data.list).toMatchObject([{ department: '总公司/销售部' }])
  })

  it('of a dissolved company opens nothing', async () => {
    const link = await linkOf()
    await zoe()
    await db().update(companies).set({ dissolvedAt: service().clock.now() }).where(eq(companies.id, 'acme'))
    expect((await describeIt(link)).data.state).toBe('unknown')
    expect((await apply('zoe', link)).code).toBe(codes.unknown)
    expect((await standing('zoe', link)).data.standing).toBe('unknown')
  })

  it('can’t be guessed: soon the next try has to wait', async () => {
    const guess = () => describeIt({ type: 'link', data: 'acme.guess.AAAAAAAAAAAAAAAAAAAAAA' })
    const answers = []
    for (let n = 0; n < 70; n++) answers.push((await guess()).code)
    expect(answers[0]).toBe(0)
    expect(answers.at(-1)).not.toBe(0)
    expect((await describeIt(await linkOf())).data.state).toBe('valid')
  })
})

describe('an application', () => {
  it('is counted in reviewers’ menus at once, and its message opens it', async () => {
    const pendingOf = async (userId: string) => {
      const query = { enterPriseId: 'acme' }
      const { data } = await service().request(workspaceOperations.getMenus, { query }, { as: { userId } })
      return data.flatMap(({ url, pendingCount }) => (pendingCount ? [[url, pendingCount]] : []))
    }
    const toldMenus = async (userId: string) =>
      db().$count(userEvents, and(eq(userEvents.userId, userId), eq(userEvents.target, 'OnMenusChanged')))
    expect(await pendingOf('sonia')).toEqual([])
    const menusBefore = { dora: await toldMenus('dora'), tom: await toldMenus('tom') }
    await apply(await zoe(), await linkOf('sonia', 'design'))
    expect(await pendingOf('sonia')).toEqual([[pagePaths.memberManagement, 1]])
    expect(await pendingOf('dora')).toEqual([[pagePaths.memberManagement, 1]])
    expect(await pendingOf('eve')).toEqual([])
    expect(await pendingOf('tom')).toEqual([])
    expect(await toldMenus('dora')).toBe(menusBefore.dora + 1)
    expect(await toldMenus('tom')).toBe(menusBefore.tom)
    const applyId = await onlyApplication()
    const query = { pageIndex: 1, pageSize: 10 }
    const { data } = await service().request(
      messagesOperations.listMessages,
      { query },
      { as: { userId: 'sonia' } },
    )
    expect(data.list[0]).toMatchObject({
      kind: 'application',
      enterpriseId: 'acme',
      enterpriseName: 'acme',
      subjectId: applyId,
    })
    await audit('dora', [applyId])
    expect(await pendingOf('sonia')).toEqual([])
    expect(await toldMenus('dora')).toBe(menusBefore.dora + 2)
    expect((await messagesOf('zoe'))[0]).toMatchObject({ kind: 'joined', companyId: 'acme' })
  })

  it('is pending, and the link’s creator is notified', async () => {
    const link = await linkOf('dora')
    expect((await standing(await zoe(), link)).data).toMatchObject({ standing: 'open', realName: '新人zoe' })
    expect((await apply('zoe', link)).data).toEqual({ standing: 'pending', enterpriseId: null })
    expect((await standing('zoe', link)).data).toMatchObject({ standing: 'pending', realName: '佐伊' })
    expect(await member('zoe')).toBeUndefined()
    expect((await messagesOf('dora')).map(({ content }) => content)).toEqual([
      expect.stringContaining('佐伊（13700009999）'),
    ])
    expect((await apply('zoe', link)).code).toBe(codes.alreadyApplied)
    expect((await apply('ann', link)).code).toBe(codes.alreadyMember)
    expect((await standing('ann', link)).data).toMatchObject({ standing: 'joined', enterpriseId: 'acme' })
  })

  it('is visible to administrators of its department, and found by phone, name and department', async () => {
    await apply(await zoe(), await linkOf())
    await apply(await newcomer('yan', '13700008888'), await linkOf('sonia', 'sales'), '严冬')
    expect((await list('sonia')).data.totalItems).toBe(2)
    expect((await list('dora')).data.list.map((row) => row.realName)).toEqual(['佐伊'])
    expect((await list('sonia', { searchCondition: '8888' })).data.list.map((row) => row.realName)).toEqual([
      '严冬',
    ])
    expect((await list('sonia', { searchCondition: '设计' })).data.list.map((row) => row.realName)).toEqual([
      '佐伊',
    ])
    expect((await list('sonia', { inviteStatus: 1 })).data.totalItems).toBe(0)
    const [sales] = (await list('sonia', { searchCondition: '严' })).data.list
    const detail = (userId: string) =>
      service().request(
        operations.getApplication,
        { query: { enterPriseId: 'acme', applyId: sales?.applyId ?? '' } },
        by(userId),
      )
    expect((await detail('sonia')).data).toMatchObject({
      realName: '严冬',
      inviterName: 'sonia',
      auditedAt: null,
    })
    expect((await detail('dora')).status).toBe(404)
    expect((await audit('dora', [sales?.applyId ?? ''])).status).toBe(404)
  })

  it('when approved makes a member of the chosen department, and notifies them', async () => {
    await apply(await zoe(), await linkOf())
    const applyId = await onlyApplication()
    expect((await audit('dora', [applyId], { enterpriseDepartmentId: 'sales' })).status).toBe(404)
    expect((await audit('dora', [applyId], { enterpriseDepartmentId: 'office' })).data).toEqual({
      done: 1,
      skipped: [],
    })
    expect(await member('zoe')).toMatchObject({
      departmentId: 'office',
      name: '佐伊',
      phone: '13700009999',
      role: 'member',
      grantCount: 0,
    })
    expect((await messagesOf('zoe')).map(({ content }) => content)).toEqual([
      '您已加入acme，所在部门：总公司/设计部/结构室。',
    ])
    expect((await list('sonia', { inviteStatus: 1 })).data.list).toMatchObject([
      { applyId, department: '总公司/设计部/结构室' },
    ])
  })

  it('when refused gives the reason; the person may ask again', async () => {
    const link = await linkOf()
    await apply(await zoe(), link)
    const applyId = await onlyApplication()
    expect((await audit('sonia', [applyId], { isPass: false, reason: '请先入职' })).data.done).toBe(1)
    expect(await member('zoe')).toBeUndefined()
    expect((await standing('zoe', link)).data).toMatchObject({ standing: 'refused', reason: '请先入职' })
    expect((await messagesOf('zoe'))[0]?.content).toContain('请先入职')
    expect((await audit('sonia', [applyId])).code).toBe(codes.auditedMeanwhile)
    expect((await apply('zoe', link)).code).toBe(0)
    expect((await list('sonia')).data.totalItems).toBe(2)
  })

  it('is decided together with others; decided ones and taken phones are reported', async () => {
    const link = await linkOf()
    for (let n = 0; n < 5; n++) await apply(await newcomer(`p${n}`, `1370000000${n}`), link, `人${n}`)
    const rows = (await list('sonia')).data.list
    const idOf = (name: string) => rows.find((row) => row.realName === name)?.applyId ?? ''
    await audit('sonia', [idOf('人0')], { isPass: false })
    await db().update(users).set({ phone: '13900000004' }).where(eq(users.id, 'p1'))
    const { data } = await audit(
      'sonia',
      rows.map((row) => row.applyId),
    )
    expect(data.done).toBe(3)
    expect(data.skipped).toHaveLength(2)
    expect(data.skipped).toEqual(
      expect.arrayContaining([
        { applyId: idOf('人0'), code: codes.auditedMeanwhile },
        { applyId: idOf('人1'), code: codes.phoneTaken },
      ]),
    )
    expect((await audit('sonia', [idOf('人1')])).code).toBe(codes.phoneTaken)
    expect((await audit('sonia', [idOf('人2'), 'no-such'])).status).toBe(404)
  })

  it('is approved once by two simultaneous administrators', async () => {
    for (let round = 0; round < 6; round++) {
      const link = await linkOf()
      const id = await newcomer(`q${round}`, `1360000000${round}`)
      await apply(id, link)
      const applyId = await onlyApplication()
      const answers = await Promise.all([audit('sonia', [applyId]), audit('dora', [applyId])])
      expect(answers.map(({ code }) => code).toSorted()).toEqual([0, codes.auditedMeanwhile])
      expect(await member(id)).toBeDefined()
      expect(await messagesOf(id)).toHaveLength(1)
    }
  })

  it('is created once by two simultaneous calls', async () => {
    const link = await linkOf()
    await zoe()
    const answers = await Promise.all([apply('zoe', link), apply('zoe', link), apply('zoe', link)])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect((await list('sonia')).data.totalItems).toBe(1)
  })
})

describe('an invitation by text message', () => {
  const invite = async (phone = '13700009999', lasts?: number) => ({
    type: 'invitation' as const,
    data: await someInvitation(service().database, {
      companyId: 'acme',
      departmentId: 'office',
      phone,
      invitedBy: 'dora',
      now: service().clock.now(),
      ...(lasts !== undefined && { lasts }),
    }),
  })

  it('shows its number, and whether that has an account', async () => {
    const body = await invite()
    expect((await describeIt(body)).data).toMatchObject({
      state: 'valid',
      inviterName: 'dora',
      phone: '137****9999',
      realName: '白露',
      hasAccount: false,
    })
    await zoe()
    expect((await describeIt(body)).data.hasAccount).toBe(true)
  })

  it('makes its recipient, and nobody else, a member at once', async () => {
    const body = await invite()
    await newcomer('yan', '13700008888')
    expect((await standing('yan', body)).data.standing).toBe('wrongAccount')
    expect((await apply('yan', body)).code).toBe(codes.wrongAccount)
    expect((await standing(await zoe(), body)).data).toMatchObject({ standing: 'open', realName: '白露' })
    expect((await apply('zoe', body)).data).toEqual({ standing: 'joined', enterpriseId: 'acme' })
    expect(await member('zoe')).toMatchObject({ departmentId: 'office', name: '佐伊' })
    expect((await describeIt(body)).data.state).toBe('answered')
    expect((await apply('yan', body)).code).toBe(codes.wrongAccount)
    expect(await messagesOf('dora')).toHaveLength(1)
  })

  it('is pending when its sender has lost the right to invite, and its sender isn’t notified', async () => {
    const body = await invite()
    await leave('dora')
    expect((await apply(await zoe(), body)).data.standing).toBe('pending')
    expect(await messagesOf('dora')).toEqual([])
    expect((await messagesOf('sonia'))[0]?.content).toContain('13700009999')
    await audit('sonia', [await onlyApplication()])
    expect(await member('zoe')).toMatchObject({ name: '佐伊' })
  })

  it('also makes its recipient a member at once when they follow a shared link', async () => {
    await invite()
    expect((await apply(await zoe(), await linkOf())).data.standing).toBe('joined')
    expect(await member('zoe')).toMatchObject({ departmentId: 'office' })
    const rows = await db().select().from(invitations)
    expect(rows.map(({ status, kind }) => [status, kind])).toEqual([[1, 'sms']])
  })

  it('makes nobody a member after its deadline; a shared link then creates an application', async () => {
    const body = await invite('13700009999', 1000)
    await zoe()
    service().clock.advance(1000)
    expect((await describeIt(body)).data.state).toBe('expired')
    expect((await apply('zoe', body)).code).toBe(codes.expired)
    expect((await apply('zoe', await linkOf())).data.standing).toBe('pending')
  })

  it('can be declined, once', async () => {
    const body = await invite()
    const decline = () => service().request(operations.declineInvitation, { body: { data: body.data } })
    expect((await decline()).code).toBe(0)
    expect((await decline()).code).toBe(codes.answered)
    expect((await describeIt(body)).data.state).toBe('answered')
    expect((await apply(await zoe(), body)).code).toBe(codes.answered)
  })
})

describe('an applicant’s picture', () => {
  const pictures = async () => (await list('sonia')).data.list.map(({ picture }) => picture)

  it('is visible while they wait and while they belong to the company', async () => {
    await apply(await zoe(), await linkOf())
    await db().update(users).set({ headImage: '/files/zoe.png' }).where(eq(users.id, 'zoe'))
    const address = `${service().ports.settings.publicOrigin}/files/zoe.png`
    expect(await pictures()).toEqual([address])
    await audit('sonia', [await onlyApplication()])
    expect(await pictures()).toEqual([address])
    await db().delete(memberships).where(eq(memberships.userId, 'zoe'))
    expect(await pictures()).toEqual([null])
  })

  it('is hidden again once they were refused', async () => {
    await apply(await zoe(), await linkOf())
    await db().update(users).set({ headImage: '/files/zoe.png' }).where(eq(users.id, 'zoe'))
    const applyId = await onlyApplication()
    await audit('sonia', [applyId], { isPass: false })
    expect(await pictures()).toEqual([null])
    const query = { enterPriseId: 'acme', applyId }
    const { data } = await service().request(operations.getApplication, { query }, by('sonia'))
    expect(data.picture).toBeNull()
  })
})
