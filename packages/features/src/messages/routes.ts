import type { MessageKind } from '../shared/message/contract'

/** Where this feature's screens are. */
export const messagesRoutes = {
  list: '/companyMessage',
  detail: '/companyMessageDetail',
  /** The menu's entry, which leads to the list. */
  centre: '/superadmin-message',
} as const

/** Where one acts on a message, and by which part of the address it names what it is about. */
export const actionPaths: Readonly<
  Record<Exclude<MessageKind, 'notice'>, { readonly path: string; readonly names?: string }>
> = {
  application: { path: '/applyDetail', names: 'applyId' },
  joined: { path: '/CompanyMainPage' },
  invitationAccepted: { path: '/comMbManage' },
  certification: { path: '/companyInfo' },
  order: { path: '/comOrderDetail', names: 'orderNo' },
  product: { path: '/EmPowerAsPro' },
  administration: { path: '/CompanyMainPage' },
  dissolution: { path: '/companyLogoffAgreement' },
}
