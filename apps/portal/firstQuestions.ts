import { pagePaths } from '../../packages/contracts/src/paths.ts'

const frame = '/api/v1/PersonalCenter/GetUserAndEnterprises'
const person = [frame, '/api/Enterprise/GetMenuList']
const company = [frame, '/api/Enterprise/GetMenuList?enterPriseId={company}']

/** Pages outside a company. */
const ofPerson: readonly string[] = [pagePaths.personalHome, pagePaths.personalPassword]

const ofPage: Readonly<Record<string, readonly string[]>> = {
  [pagePaths.companyHome]: [
    '/api/Enterprise/EnterpriseUserIndex/enterPriseId/{company}',
    '/api/Enterprise/GetOverview?enterPriseId={company}',
  ],
  [pagePaths.companyProducts]: [
    '/api/Enterprise/GetPagedProducts?enterPriseId={company}&pageIndex=1&pageSize=100',
  ],
  [pagePaths.memberManagement]: [
    '/api/Enterprise/GetDepartmentList?enterpriseId={company}',
    '/api/Enterprise/GetEnterpriseUserList?enterPriseId={company}&pageIndex=0&pageSize=10',
  ],
  [pagePaths.memberApplications]: [
    '/api/Enterprise/GetApplyUserList?enterPriseId={company}&pageIndex=1&pageSize=10&inviteStatus=5',
  ],
  [pagePaths.inviteMembers]: ['/api/Enterprise/GetInvitableDepartmentList?enterPriseId={company}'],
  [pagePaths.invitationRecords]: [
    '/api/Enterprise/GetInvitationList?enterPriseId={company}&pageIndex=1&pageSize=10',
  ],
  [pagePaths.allocation]: ['/api/Enterprise/GetAllocationProducts?enterPriseId={company}'],
  [pagePaths.permissionGroupsMenu]: ['/api/Enterprise/GetAdminGroupList?enterPriseId={company}'],
  [pagePaths.administrators]: [
    '/api/Enterprise/GetAdministratorList?enterPriseId={company}&pageIndex=1&pageSize=10',
  ],
  [pagePaths.licencesByMember]: [
    '/api/Enterprise/GetPagedEnterpriseUserList?enterPriseId={company}&orderName=0&isOrderDesc=true&pageIndex=1&pageSize=10',
  ],
  [pagePaths.licencesByProduct]: [
    '/api/Enterprise/GetPagedProducts?enterPriseId={company}&orderName=4&isOrderDesc=true&pageIndex=1&pageSize=10',
  ],
  [pagePaths.companyOrders]: ['/api/Order/OrderList?enterpriseId={company}&pageIndex=1&pageSize=10'],
  [pagePaths.companyHistory]: [
    '/api/Enterprise/GetPagedHistory?enterPriseId={company}&pageIndex=1&pageSize=20',
  ],
  [pagePaths.companyInformation]: ['/api/Enterprise/GetEnterpriseDetail?enterPriseId={company}'],
}

/**
 * What a page asks at first: `index.html` begins with it before the scripts are there. `{company}` is the id of the
 * company on screen. What is never asked later with the same words was asked in vain: a journey looks.
 */
export const firstQuestions = (path: string) => ({
  frame: ofPerson.includes(path) ? person : company,
  /** Where the address says nothing besides. */
  page: ofPage[path] ?? [],
})

export const pathsWithQuestions = Object.keys(ofPage)
