import { applicationsContract as operations } from '@atrium/contracts/applications/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { countsBy, pageOfRows } from '../shared/stories/rows'
import { somePicture } from '../shared/stories/somePicture'

type Answers = AnswersOf<typeof operations>
type Application = Answers['listApplications']['list'][number]
type ApplicationDetails = Answers['getApplication']
type InviteLink = Answers['listInviteLinks'][number]
type Invitation = Answers['describeInvitation']
type Standing = Answers['getStanding']

const names = '温如玉 段云舒 邵文博 贺兰心 简宁 戴维 冯听澜 罗锦程 高远山 郑予安 谢临川 马千里'.split(' ')
const places = ['建筑设计事业部', '结构工程事业部/结构设计一院', '数字化中心/协同平台组']

export const someApplications: readonly Application[] = names.map((realName, n) => ({
  applyId: `application-${n + 1}`,
  phone: `136${String(10_000_000 + n * 370_261).padStart(8, '0')}`,
  realName,
  picture: n === 0 ? somePicture : null,
  department: `云筑建筑设计研究院/${places[n % places.length]}`,
  enterpriseDepartmentId: `d1-${(n % places.length) + 1}`,
  inviteStatus: n === 5 ? 2 : n === 9 ? 1 : 5,
  appliedAt: new Date(Date.UTC(2026, 10, 19, 6, 30) - n * 7_400_000).toISOString(),
  inviterName: '周明远',
}))

export const detailOf = (application: Application): ApplicationDetails => ({
  ...application,
  auditedAt: application.inviteStatus === 5 ? null : '2026-11-19T08:20:00.000Z',
  auditorName: application.inviteStatus === 5 ? '' : '沈佳宁',
  reason: application.inviteStatus === 2 ? '请先与部门负责人确认入职时间' : '',
  linkCreatedAt: '2026-11-12T03:00:00.000Z',
})

/** A small black and white square as PNG; its content doesn't matter here. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAABUAAAAVCAAAAACMfPpKAAAAbklEQVR42lVQCQ7AIAzi/59mWctR1aipgFCAIIFZM/8B1ea+ACMWMHW/DnoglViCSGFFQeWKr4VLQCRkp1iro2r5tSGUynK58wYC4h5898rFY2wozJPRTQEPA/2B541hpgVC2v9xwJxgbPN6dzM/bb/eIlV2TlAAAAAASUVORK5CYII='

export const someLink: InviteLink = {
  linkId: 'link-1',
  qrCodeUrl: 'https://atrium.example/joinCompany?link=company-1.link-1.k3',
  enterpriseName: '云筑建筑设计研究院有限公司',
  department: '云筑建筑设计研究院/建筑设计事业部',
  inviterName: '周明远',
  createdAt: '2026-11-18T02:00:00.000Z',
  expiresAt: '2026-12-18T02:00:00.000Z',
  usedCount: 12,
  memberLimit: 200,
}

const someLinks: readonly InviteLink[] = [someLink]

export const someInvitation: Invitation = {
  state: 'valid',
  enterpriseName: '云筑建筑设计研究院有限公司',
  logoPath: null,
  inviterName: '周明远',
  expiresAt: '2026-11-27T02:00:00.000Z',
  phone: '',
  realName: '',
  hasAccount: false,
}

export const byMessage: Invitation = { ...someInvitation, phone: '137****9999', realName: '白露' }

export const openStanding: Standing = {
  standing: 'open',
  enterpriseId: null,
  realName: '白露',
  reason: '',
}

let applications: readonly Application[] = someApplications
let links: readonly InviteLink[] = someLinks
let standing: Standing = openStanding

/** Resets the company of the default answers. */
export function resetApplications(): void {
  applications = someApplications
  links = someLinks
  standing = openStanding
}

/** Answers of a small company that remembers changes. */
export const applicationsAnswers: readonly Answer[] = [
  answer(operations.listApplications, ({ query }) => {
    const search = query.searchCondition ?? ''
    const found = applications.filter((row) =>
      [row.phone, row.realName, row.department].some((text) => text.includes(search)),
    )
    const listed = found.filter(
      ({ inviteStatus }) => query.inviteStatus === undefined || inviteStatus === query.inviteStatus,
    )
    return {
      ...pageOfRows(listed, query),
      counts: countsBy(found, ({ inviteStatus }) => ({ inviteStatus })),
    }
  }),
  answer(operations.getApplication, ({ query }) => {
    const found = applications.find((row) => row.applyId === query.applyId)
    if (!found) throw new Error(`There is no application ${query.applyId}.`)
    return detailOf(found)
  }),
  answer(operations.auditApplications, ({ body }) => {
    applications = applications.map((row) =>
      body.applyIds.includes(row.applyId) ? { ...row, inviteStatus: body.isPass ? 1 : 2 } : row,
    )
    return { done: body.applyIds.length, skipped: [] }
  }),
  answer(operations.listInviteLinks, () => [...links]),
  answer(operations.createInviteLink, ({ body }) => {
    const [first = someLinks[0]] = someLinks
    if (!first) throw new Error('There is no link to copy.')
    const made = {
      ...first,
      linkId: `link-${links.length + 1}`,
      qrCodeUrl: `https://atrium.example/joinCompany?link=company-1.link-${links.length + 1}.k3`,
      usedCount: 0,
      expiresAt: new Date(Date.UTC(2026, 10, 20, 2) + body.effectivityDays * 86_400_000).toISOString(),
    }
    links = [made, ...links]
    return { ...made, qrCodeData: picture }
  }),
  answer(operations.revokeInviteLink, ({ query }) => {
    links = links.filter((link) => link.linkId !== query.linkId)
    return true as const
  }),
  answer(operations.describeInvitation, someInvitation),
  answer(operations.getStanding, () => standing),
  answer(operations.applyToJoin, ({ body }) => {
    const isByMessage = body.type === 'invitation'
    standing = isByMessage
      ? { ...openStanding, standing: 'joined', enterpriseId: 'company-1' }
      : { ...openStanding, standing: 'pending', realName: body.realName }
    return isByMessage
      ? { standing: 'joined' as const, enterpriseId: 'company-1' }
      : { standing: 'pending' as const, enterpriseId: null }
  }),
  answer(operations.declineInvitation, true),
]
