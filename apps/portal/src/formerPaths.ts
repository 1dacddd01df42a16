/** The addresses of groups of pages, and the page that each leads to: its first one, or the one that took its place. */
export const formerPaths: Readonly<Record<string, string>> = {
  '/CompanyMainroute': '/CompanyMainPage',
  '/corporatorMainRoute': '/comallProucctsAndSer',
  '/HomePage': '/personalMainPage',
  '/HomeTrial': '/TrialCenter',
  '/saleOnlineLayout': '/saleGoodsList',
  '/meetingMainRoute': '/meetingProIntroduce',
  '/applyMainRoute': '/applyNotice',
}
