import { pagePaths } from '@atrium/contracts/paths'

/** Screens that are shown outside of any company. */
export const personalPaths: readonly string[] = [
  pagePaths.personalHome,
  pagePaths.personalPassword,
  pagePaths.profile,
  pagePaths.security,
  pagePaths.profileForm,
  pagePaths.ownBilling,
  pagePaths.ownDisk,
  pagePaths.ownPreview,
  pagePaths.ownOrders,
  pagePaths.ownOrder,
  pagePaths.payOwnOrder,
  pagePaths.ownMessages,
  pagePaths.ownMessage,
  pagePaths.backlog,
  pagePaths.backlogItem,
  pagePaths.toCompany,
  pagePaths.deregistrationNotice,
  pagePaths.deregistrationRequest,
  pagePaths.phoneBindingTip,
  pagePaths.trialCenter,
  pagePaths.trialProduct,
  pagePaths.ownTrials,
  pagePaths.ownProducts,
  pagePaths.cloudApps,
  pagePaths.earlierApps,
  pagePaths.trialResult,
  pagePaths.trialPerson,
  pagePaths.meetings,
  pagePaths.meetingResult,
  pagePaths.meetingNotice,
]

/** Screens of either space: of the buying company, or of the person. */
export const shopPaths: readonly string[] = [
  pagePaths.shop,
  pagePaths.shopProduct,
  pagePaths.selectGoods,
  pagePaths.confirmOrder,
]
