import { pagePaths } from './paths.ts'

/** The addresses of groups of pages, and the page that each leads to: its first one, or the one that took its place. */
export const formerPaths: Readonly<Record<string, string>> = {
  '/CompanyMainroute': pagePaths.companyHome,
  '/corporatorMainRoute': pagePaths.ownLicences,
  '/HomePage': pagePaths.personalHome,
  '/HomeTrial': pagePaths.trialCenter,
  '/saleOnlineLayout': pagePaths.shop,
  '/meetingMainRoute': pagePaths.meetings,
  '/applyMainRoute': pagePaths.meetingNotice,
}
