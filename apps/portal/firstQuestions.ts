const frame = '/api/v1/PersonalCenter/GetUserAndEnterprises'
const person = [frame, '/api/Enterprise/GetMenuList']
const company = [frame, '/api/Enterprise/GetMenuList?enterPriseId={company}']

/** Pages outside a company. */
const ofPerson = ['/personalMainPage', '/ResetPassword']

const ofPage: Readonly<Record<string, readonly string[]>> = {
  '/CompanyMainPage': [
    '/api/Enterprise/EnterpriseUserIndex/enterPriseId/{company}',
    '/api/Enterprise/GetOverview?enterPriseId={company}',
  ],
  '/allProucctsAndSer': ['/api/Enterprise/GetPagedProducts?enterPriseId={company}&pageIndex=1&pageSize=100'],
  '/comMbManage': [
    '/api/Enterprise/GetDepartmentList?enterpriseId={company}',
    '/api/Enterprise/GetEnterpriseUserList?enterPriseId={company}&pageIndex=0&pageSize=10',
  ],
  '/seeMemberApply': [
    '/api/Enterprise/GetApplyUserList?enterPriseId={company}&pageIndex=1&pageSize=10&inviteStatus=5',
  ],
  '/inviteUser': ['/api/Enterprise/GetInvitableDepartmentList?enterPriseId={company}'],
  '/seeInviteHis': ['/api/Enterprise/GetInvitationList?enterPriseId={company}&pageIndex=1&pageSize=10'],
  '/depEmpowerAllocation': ['/api/Enterprise/GetAllocationProducts?enterPriseId={company}'],
  '/superadmin-power': ['/api/Enterprise/GetAdminGroupList?enterPriseId={company}'],
  '/superadmin-manage': [
    '/api/Enterprise/GetAdministratorList?enterPriseId={company}&pageIndex=1&pageSize=10',
  ],
  '/EmPowerAsMember': [
    '/api/Enterprise/GetPagedEnterpriseUserList?enterPriseId={company}&orderName=0&isOrderDesc=true&pageIndex=1&pageSize=10',
  ],
  '/EmPowerAsPro': [
    '/api/Enterprise/GetPagedProducts?enterPriseId={company}&orderName=4&isOrderDesc=true&pageIndex=1&pageSize=10',
  ],
  '/companyOrder': ['/api/Order/OrderList?enterpriseId={company}&pageIndex=1&pageSize=10'],
  '/companyHistory': ['/api/Enterprise/GetPagedHistory?enterPriseId={company}&pageIndex=1&pageSize=20'],
  '/companyInfo': ['/api/Enterprise/GetEnterpriseDetail?enterPriseId={company}'],
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
