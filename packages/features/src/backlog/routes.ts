import { withQuery } from '../shared/host/query'

/** The screens of this feature, by name. */
export const backlogRoutes = {
  list: '/myBacklog',
  detail: '/backlogDetail',
} as const

export const itemPath = (
  backLogId: string,
  view: Readonly<Record<string, string | number | undefined>> = {},
) => withQuery(backlogRoutes.detail, { backLogId, ...view })

/** Where this feature leads that is not its own. */
export const neighbours = {
  security: '/securityCenter',
  /** Of an order of one's own. */
  pay: '/perOrderPay',
  password: '/ResetPassword',
  messages: '/myMessage',
  profile: '/PersonInfo',
  /** Where one opens a company, or joins one by a link. */
  toCompany: '/personalToComAuth',
  /** Of a company. */
  certification: '/companyInfo',
} as const
