import { demo } from './demo'

export interface SeedMessage {
  readonly userId: string
  readonly id: string
  readonly title: string
  readonly content: string
  readonly hasRead: boolean
  /** Hours before now. */
  readonly hoursAgo: number
}

const { userIds } = demo

export const demoMessages: readonly SeedMessage[] = [
  {
    userId: userIds.superAdministrator,
    id: 'message-0101',
    title: '授权即将到期',
    content:
      '贵公司的“给排水与消防设计软件”将在 25 天后到期，共 15 个授权。到期后成员将无法继续使用，请提前安排续期。',
    hasRead: false,
    hoursAgo: 2,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0102',
    title: '可用授权不足',
    content: '“弹塑性时程分析软件”仅剩 1 个可用授权。可以取消不再使用的授权，或联系客服增加数量。',
    hasRead: false,
    hoursAgo: 27,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0103',
    title: '企业认证未通过',
    content: '青禾工程咨询有限公司的认证未通过：营业执照影像不清晰。请查看企业信息中的审核意见。',
    hasRead: false,
    hoursAgo: 76,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0104',
    title: '授权已到期',
    content: '“智慧工地管理云平台”已到期，5 位成员的使用随之停止，数据保留 90 天。',
    hasRead: true,
    hoursAgo: 12 * 24,
  },
  {
    userId: userIds.superAdministrator,
    id: 'message-0105',
    title: '企业认证已通过',
    content: '云筑建筑设计研究院有限公司已通过企业认证，可以使用全部企业功能。',
    hasRead: true,
    hoursAgo: 300 * 24,
  },
  {
    userId: userIds.administrator,
    id: 'message-0201',
    title: '您管理的部门有新成员',
    content: '苏晚晴已加入“抗震分析室”，尚未分配授权。',
    hasRead: false,
    hoursAgo: 70,
  },
  {
    userId: userIds.administrator,
    id: 'message-0202',
    title: '您已成为部门管理员',
    content: '周明远将“结构工程事业部”交由您管理，您可以管理该部门及下级部门的成员与授权。',
    hasRead: true,
    hoursAgo: 200 * 24,
  },
  {
    userId: userIds.member,
    id: 'message-0301',
    title: '您获得了新的授权',
    content: '管理员已为您分配“地基基础设计软件（试用）”，试用期 30 天，现在即可使用。',
    hasRead: false,
    hoursAgo: 163,
  },
  {
    userId: userIds.individual,
    id: 'message-0401',
    title: '欢迎使用',
    content: '账号已创建。加入企业后，您可以使用企业分配的软件授权。',
    hasRead: true,
    hoursAgo: 40 * 24,
  },
]
