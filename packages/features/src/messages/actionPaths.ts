import { pagePaths, paths } from '@atrium/contracts/paths'
import type { MessageKind } from '@atrium/contracts/shared/message/contract'
import { buyerParameter, moreParameter, oneself, renewParameter } from '../shared/host/buyerInAddress'

/** What one buys for oneself, whichever company one is in. */
const selfPath = paths.selectGoods({ [buyerParameter]: oneself })

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
  application: { path: pagePaths.memberApplication, names: 'applyId' },
  joined: { path: pagePaths.companyHome },
  invitation: { path: pagePaths.backlogItem, names: 'backLogId', isOwn: true },
  invitationAccepted: { path: pagePaths.memberManagement },
  certification: { path: pagePaths.companyInformation },
  order: { path: pagePaths.companyOrder, names: 'orderNo', ownPath: pagePaths.ownOrder },
  product: { path: pagePaths.licencesByProduct },
  renewal: { path: pagePaths.selectGoods, names: renewParameter, ownPath: selfPath },
  seats: { path: pagePaths.selectGoods, names: moreParameter },
  licenceRequest: { path: pagePaths.licenceRequests },
  licence: { path: pagePaths.ownLicences },
  trial: { path: pagePaths.ownTrials, isOwn: true },
  meeting: { path: pagePaths.meetingResult, names: 'meetingId', isOwn: true },
  administration: { path: pagePaths.companyHome },
  dissolution: { path: pagePaths.dissolutionRequest },
  signIn: { path: pagePaths.security, names: 'signIn', isOwn: true },
  security: { path: pagePaths.security, isOwn: true },
  secondStep: { path: pagePaths.security, isOwn: true },
}
