import { pagePaths, paths } from '@atrium/contracts/paths'
import type { MessageKind } from '@atrium/contracts/shared/message/contract'
import { buyerParameter, moreParameter, oneself, renewParameter } from '../shared/host/buyerInAddress'

/** The person's own purchases, whichever company they are in. */
const selfPath = paths.selectGoods({ [buyerParameter]: oneself })

interface ActionPath {
  readonly path: string
  /** The part of the address with the message's subject. */
  readonly names?: string
  /** A personal page, not one of the company: the reader need not be a member. */
  readonly isOwn?: true
  /** The page if the subject is the reader's own. */
  readonly ownPath?: string
}

/** The page where people act on a message. */
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
