import { pagePaths } from './paths.ts'

/**
 * Addresses of groups of pages, with the page that each leads to: the group's first page, or the page that
 * replaced it.
 */
export const formerPaths: Readonly<Record<string, string>> = {
  '/CompanyMainroute': pagePaths.companyHome,
  '/corporatorMainRoute': pagePaths.ownLicences,
  '/HomePage': pagePaths.personalHome,
  '/HomeTrial': pagePaths.trialCenter,
  '/saleOnlineLayout': pagePaths.shop,
  '/meetingMainRoute': pagePaths.meetings,
  '/applyMainRoute': pagePaths.meetingNotice,
}
