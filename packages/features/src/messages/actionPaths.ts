import type { MessageKind } from '@atrium/contracts/shared/message/contract'
import { buyerParameter, moreParameter, oneself, renewParameter } from '../shared/host/buyerInAddress'
import { withQuery } from '../shared/host/query'

/** What one buys for oneself, whichever company one is in. */
const selfPath = withQuery('/selectGoods', { [buyerParameter]: oneself })

interface ActionPath {
  readonly path: string
  /** By which part of the address it names what the message is about. */
  readonly names?: string
  /** It is no page of the company, but of the reader's own: they need not be its member. */
  readonly isOwn?: true
  /** Where the same is when it is the reader's own, and no company's. */
  readonly ownPath?: string
}

/** Where one acts on a message. */
export const actionPaths: Readonly<Record<Exclude<MessageKind, 'notice'>, ActionPath>> = {
  application: { path: '/applyDetail', names: 'applyId' },
  joined: { path: '/CompanyMainPage' },
  invitation: { path: '/backlogDetail', names: 'backLogId', isOwn: true },
  invitationAccepted: { path: '/comMbManage' },
  certification: { path: '/companyInfo' },
  order: { path: '/comOrderDetail', names: 'orderNo', ownPath: '/perOrderDetail' },
  product: { path: '/EmPowerAsPro' },
  renewal: { path: '/selectGoods', names: renewParameter, ownPath: selfPath },
  seats: { path: '/selectGoods', names: moreParameter },
  licenceRequest: { path: '/licenceRequests' },
  licence: { path: '/comallProucctsAndSer' },
  trial: { path: '/TryOutRequest', isOwn: true },
  meeting: { path: '/meetingApplyResult', names: 'meetingId', isOwn: true },
  administration: { path: '/CompanyMainPage' },
  dissolution: { path: '/companyLogoffAgreement' },
  signIn: { path: '/securityCenter', names: 'signIn', isOwn: true },
  security: { path: '/securityCenter', isOwn: true },
  secondStep: { path: '/securityCenter', isOwn: true },
}
