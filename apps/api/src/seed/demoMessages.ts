import type { MessageKind } from '@atrium/contracts/shared/message/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { messages } from '../tables'
import type { DemoTopUp } from './DemoTopUp'
import { demo } from './demo'

interface SeedMessage {
  readonly userId: string
  readonly id: string
  readonly title: string
  readonly content: string
  readonly titleEn: string
  readonly contentEn: string
  readonly hasRead: boolean
  readonly kind: MessageKind
  readonly companyId: string
  readonly subjectId?: string
  /** Hours before now. */
  readonly hoursAgo: number
}

const { companyId, secondCompanyId, userIds, mainIds } = demo

export const demoMessages: readonly SeedMessage[] = [
  {
    userId: userIds.superAdministrator,
    id: 'message-0101',
    kind: 'renewal',
    subjectId: mainIds.water,
    companyId,
    title: '授权即将到期',
    content: '“给排水与消防设计软件”的15个授权25天后到期，到期后成员无法使用。',
    titleEn: 'Licences expire soon',
    contentEn:
      '15 licences of “Water and fire protection” expire in 25 days. Members can’t use it after that.',
    hasRead: false,
    hoursAgo: 2,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0102',
    kind: 'seats',
    subjectId: mainIds.seismic,
    companyId,
    title: '授权即将用完',
    content: '“弹塑性时程分析软件”剩余1个授权。可增购，或收回不再使用的授权。',
    titleEn: 'Licences are running out',
    contentEn:
      '1 licence of “Nonlinear time history analysis” is left. Buy more, or take back those no longer needed.',
    hasRead: false,
    hoursAgo: 27,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0103',
    kind: 'certification',
    companyId: secondCompanyId,
    title: '企业认证未通过',
    content: '青禾工程咨询有限公司的认证未通过：营业执照影像不清晰。更换后可重新提交。',
    titleEn: 'Certification not passed',
    contentEn:
      '青禾工程咨询有限公司 was not certified: the picture of its business licence isn’t clear. Replace it and submit again.',
    hasRead: false,
    hoursAgo: 76,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0104',
    kind: 'renewal',
    subjectId: mainIds.site,
    companyId,
    title: '授权已到期',
    content: '“智慧工地管理云平台”已到期，5名成员无法使用，数据保留90天。',
    titleEn: 'Licences have expired',
    contentEn:
      '“Smart site management” has expired. 5 members can’t use it, and its data are kept for 90 days.',
    hasRead: true,
    hoursAgo: 12 * 24,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0105',
    kind: 'certification',
    companyId,
    title: '企业认证已通过',
    content: '云筑建筑设计研究院有限公司已通过认证，可以使用全部企业服务。',
    titleEn: 'Certification approved',
    contentEn: '云筑建筑设计研究院有限公司 is certified and can use every company service.',
    hasRead: true,
    hoursAgo: 300 * 24,
  },
  {
    userId: userIds.administrator,
    id: 'message-0201',
    kind: 'invitationAccepted',
    companyId,
    title: '部门有新成员',
    content: '苏晚晴已加入“抗震分析室”，还没有授权。',
    titleEn: 'New member in your department',
    contentEn: '苏晚晴 joined “抗震分析室” and has no licences yet.',
    hasRead: false,
    hoursAgo: 70,
  },
  {
    userId: userIds.administrator,
    id: 'message-0202',
    kind: 'administration',
    companyId,
    title: '您已成为管理员',
    content: '周明远将您设为“结构工程事业部”的管理员，您可以管理该部门及下级部门的成员与授权。',
    titleEn: 'You’re now an administrator',
    contentEn:
      '周明远 made you an administrator of “结构工程事业部”. You look after members and licences there and in the departments below.',
    hasRead: true,
    hoursAgo: 200 * 24,
  },
  {
    userId: userIds.member,
    id: 'message-0301',
    kind: 'joined',
    companyId,
    title: '您有新的授权',
    content: '您可以使用“地基基础设计软件（试用）”了，试用期30天。',
    titleEn: 'You have a new licence',
    contentEn: 'You can now use “Foundation design (trial)”. The trial lasts 30 days.',
    hasRead: false,
    hoursAgo: 163,
  },
  {
    userId: userIds.individual,
    id: 'message-0401',
    kind: 'notice',
    companyId,
    title: '欢迎使用',
    content: '账号已创建。加入企业后即可使用分配给您的软件。',
    titleEn: 'Welcome',
    contentEn: 'Your account is ready. Join a company to use the software it gives you.',
    hasRead: true,
    hoursAgo: 40 * 24,
  },
]

/** Demo messages of databases from before messages were in English. */
export const topUpMessages: DemoTopUp = {
  async isMissing(db) {
    const [untold] = await db.select({ id: messages.id }).from(messages).where(isUntold).limit(1)
    return untold !== undefined
  },
  async fill(db) {
    for (const { userId, id, titleEn, contentEn } of demoMessages)
      await db
        .update(messages)
        .set({ titleEn, contentEn })
        .where(and(isUntold, eq(messages.userId, userId), eq(messages.id, id)))
  },
}

const isUntold = and(
  eq(messages.titleEn, ''),
  inArray(messages.userId, Object.values(userIds)),
  inArray(
    messages.id,
    demoMessages.map(({ id }) => id),
  ),
)
