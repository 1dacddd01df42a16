import { administratorsContract } from '@atrium/contracts/administrators/contract'
import { allocationContract } from '@atrium/contracts/allocation/contract'
import { applicationsContract } from '@atrium/contracts/applications/contract'
import { authorisationContract } from '@atrium/contracts/authorisation/contract'
import { companyContract } from '@atrium/contracts/company/contract'
import { overviewContract } from '@atrium/contracts/company/overview/contract'
import { departmentsContract } from '@atrium/contracts/departments/contract'
import { historyContract } from '@atrium/contracts/history/contract'
import { invitationsContract } from '@atrium/contracts/invitations/contract'
import { ordersContract } from '@atrium/contracts/orders/contract'
import type { PageName } from '@atrium/contracts/paths'
import { workspaceContract } from '@atrium/contracts/workspace/contract'
import type { createClient } from '@atrium/features/shared'

type Client = ReturnType<typeof createClient>

/** Sends requests, each by one call of the client. */
type Requests = (ask: Client) => void

/** Requests of the workspace on every page; `company` is the client of the current company. */
export const workspaceRequests = {
  ofPerson: (ask: Client) => {
    ask(workspaceContract.getPerson, {})
    ask(workspaceContract.getMenus, {})
  },
  ofCompany: (ask: Client, company: Client) => {
    ask(workspaceContract.getPerson, {})
    company(workspaceContract.getMenus, {})
  },
}

const firstTen = { pageIndex: 1, pageSize: 10 }

/**
 * First requests of a page whose address has no query, by page. The build evaluates them (`prerender.tsx`), so that
 * the page's first script can send the same requests while the code is loading. A browser test fails if a page
 * requests something else.
 */
export const firstRequests: { readonly [Name in PageName]?: Requests } = {
  companyHome: (ask) => {
    ask(companyContract.getCompanyHome, {})
    ask(overviewContract.getOverview, {})
  },
  companyProducts: (ask) => {
    ask(authorisationContract.listProducts, { query: { pageIndex: 1, pageSize: 100 } })
  },
  memberManagement: (ask) => {
    ask(departmentsContract.listDepartments, {})
    ask(departmentsContract.listMembers, { query: { pageIndex: 0, pageSize: 10 } })
  },
  memberApplications: (ask) => {
    ask(applicationsContract.listApplications, { query: { ...firstTen, inviteStatus: 5 } })
  },
  inviteMembers: (ask) => {
    ask(invitationsContract.listInvitableDepartments, {})
  },
  invitationRecords: (ask) => {
    ask(invitationsContract.listInvitations, { query: firstTen })
  },
  allocation: (ask) => {
    ask(allocationContract.listAllocationProducts, {})
  },
  permissionGroupsMenu: (ask) => {
    ask(administratorsContract.listGroups, {})
  },
  administrators: (ask) => {
    ask(administratorsContract.listAdministrators, { query: firstTen })
  },
  licencesByMember: (ask) => {
    ask(authorisationContract.listMembers, { query: { orderName: 0, isOrderDesc: true, ...firstTen } })
  },
  licencesByProduct: (ask) => {
    ask(authorisationContract.listProducts, { query: { orderName: 4, isOrderDesc: true, ...firstTen } })
  },
  companyOrders: (ask) => {
    ask(ordersContract.listOrders, { query: firstTen })
  },
  companyHistory: (ask) => {
    ask(historyContract.listHistory, { query: { pageIndex: 1, pageSize: 20 } })
  },
  companyInformation: (ask) => {
    ask(companyContract.getCompanyDetail, {})
  },
}
