import type { MessageKind } from '@atrium/features/shared/message/contract'
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
  /** Hours before now. */
  readonly hoursAgo: number
}

const { companyId, secondCompanyId, userIds } = demo

export const demoMessages: readonly SeedMessage[] = [
  {
    userId: userIds.superAdministrator,
    id: 'message-0101',
    kind: 'product',
    companyId,
    title: '授权即将到期',
    content:
      '贵公司的“给排水与消防设计软件”将在 25 天后到期，共 15 个授权。到期后成员将无法继续使用，请提前安排续期。',
    titleEn: 'Licences expire soon',
    contentEn:
      'Your company’s 15 licences of “给排水与消防设计软件” expire in 25 days. Members cannot use it after that; please renew in time.',
    hasRead: false,
    hoursAgo: 2,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0102',
    kind: 'product',
    companyId,
    title: '可用授权不足',
    content: '“弹塑性时程分析软件”仅剩 1 个可用授权。可以取消不再使用的授权，或联系客服增加数量。',
    titleEn: 'Few licences left',
    contentEn:
      'Only 1 licence of “弹塑性时程分析软件” is left. Cancel licences that are no longer used, or ask customer service for more.',
    hasRead: false,
    hoursAgo: 27,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0103',
    kind: 'certification',
    companyId: secondCompanyId,
    title: '企业认证未通过',
    content: '青禾工程咨询有限公司的认证未通过：营业执照影像不清晰。请查看企业信息中的审核意见。',
    titleEn: 'Certification not passed',
    contentEn:
      'The certification of 青禾工程咨询有限公司 was not approved: the picture of its business licence is not clear. The company information shows what the reviewer says.',
    hasRead: false,
    hoursAgo: 76,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0104',
    kind: 'product',
    companyId,
    title: '授权已到期',
    content: '“智慧工地管理云平台”已到期，5 位成员的使用随之停止，数据保留 90 天。',
    titleEn: 'Licences have expired',
    contentEn:
      '“智慧工地管理云平台” has expired, and with it the licences of 5 members. Its data are kept for 90 days.',
    hasRead: true,
    hoursAgo: 12 * 24,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0105',
    kind: 'certification',
    companyId,
    title: '企业认证已通过',
    content: '云筑建筑设计研究院有限公司已通过企业认证，可以使用全部企业功能。',
    titleEn: 'Certification approved',
    contentEn:
      'The certification of 云筑建筑设计研究院有限公司 was approved. All company features can be used now.',
    hasRead: true,
    hoursAgo: 300 * 24,
  },
  {
    userId: userIds.administrator,
    id: 'message-0201',
    kind: 'invitationAccepted',
    companyId,
    title: '您管理的部门有新成员',
    content: '苏晚晴已加入“抗震分析室”，尚未分配授权。',
    titleEn: 'New member in your department',
    contentEn: '苏晚晴 has joined “抗震分析室” and has no licences yet.',
    hasRead: false,
    hoursAgo: 70,
  },
  {
    userId: userIds.administrator,
    id: 'message-0202',
    kind: 'administration',
    companyId,
    title: '您已成为部门管理员',
    content: '周明远将“结构工程事业部”交由您管理，您可以管理该部门及下级部门的成员与授权。',
    titleEn: 'You administer a department now',
    contentEn:
      '周明远 has made you administrator of “结构工程事业部”. You administer the members and licences of it and of the departments below.',
    hasRead: true,
    hoursAgo: 200 * 24,
  },
  {
    userId: userIds.member,
    id: 'message-0301',
    kind: 'joined',
    companyId,
    title: '您获得了新的授权',
    content: '管理员已为您分配“地基基础设计软件（试用）”，试用期 30 天，现在即可使用。',
    titleEn: 'You have a new licence',
    contentEn:
      'The administrator has assigned you “地基基础设计软件（试用）”, on trial for 30 days. You can use it from now on.',
    hasRead: false,
    hoursAgo: 163,
  },
  {
    userId: userIds.individual,
    id: 'message-0401',
    kind: 'notice',
    companyId,
    title: '欢迎使用',
    content: '账号已创建。加入企业后，您可以使用企业分配的软件授权。',
    titleEn: 'Welcome',
    contentEn:
      'Your account is ready. Once you have joined a company, you can use the licences it assigns to you.',
    hasRead: true,
    hoursAgo: 40 * 24,
  },
]

/** The demo messages of databases from before messages had English words. */
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
