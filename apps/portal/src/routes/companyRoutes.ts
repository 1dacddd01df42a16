import { lazyPage } from '../lazyPage'
import { inCompany, inShell, listInCompany, type NamedRoutes, type Route } from './Route'
import { billingPage, diskPage, orderPage, ordersPage, payOrderPage, previewPage } from './sharedPages'

const licenceRequestsPage = () => import('../pages/company/LicenceRequestsPage')
const reclaimsPage = () => import('../pages/company/ReclaimsPage')
const bulkLicencesPage = () => import('../pages/company/BulkLicencesPage')
const licenceRulesPage = () => import('../pages/company/LicenceRulesPage')
const borrowedPage = () => import('../pages/company/BorrowedLicencesPage')
const licenceCostsPage = () => import('../pages/company/LicenceCostsPage')
const renewalsPage = () => import('../pages/company/RenewalsPage')
const directoryPage = () => import('../pages/company/DirectoryPage')
const permissionGroups: Route = {
  ...listInCompany,
  ...lazyPage(() => import('../pages/company/PermissionGroupsPage')),
  menu: 'permissionGroupsMenu',
}

/** Pages of a company. */
export const companyRoutes = {
  companyHome: {
    ...inCompany,
    skeleton: 'companyHome',
    ...lazyPage(() => import('../pages/company/CompanyHomePage')),
  },
  companyInformation: { ...inCompany, ...lazyPage(() => import('../pages/company/CompanyInformationPage')) },
  certification: {
    ...inCompany,
    ...lazyPage(() => import('../pages/company/CompanyInformationDetailPage')),
    menu: 'companyInformation',
  },
  certificationSubmitted: {
    ...inCompany,
    ...lazyPage(() => import('../pages/company/CertificationSubmittedPage')),
    menu: 'companyInformation',
  },
  companyProducts: { ...listInCompany, ...lazyPage(() => import('../pages/company/CompanyProductsPage')) },

  memberManagement: { ...listInCompany, ...lazyPage(() => import('../pages/company/DepartmentsPage')) },
  memberApplications: {
    ...listInCompany,
    ...lazyPage(() => import('../pages/company/MemberApplicationsPage')),
    menu: 'memberManagement',
  },
  memberApplication: {
    ...inCompany,
    ...lazyPage(() => import('../pages/company/ApplicationDetailPage')),
    menu: 'memberManagement',
  },
  inviteMembers: {
    ...inCompany,
    ...lazyPage(() => import('../pages/company/InviteMembersPage')),
    menu: 'memberManagement',
  },
  invitationRecords: {
    ...listInCompany,
    ...lazyPage(() => import('../pages/company/InvitationRecordsPage')),
  },

  permissionGroups: permissionGroups,
  permissionGroupsMenu: permissionGroups,
  permissionGroupForm: {
    ...inCompany,
    ...lazyPage(() => import('../pages/company/PermissionGroupFormPage')),
    menu: 'permissionGroupsMenu',
  },
  administrators: { ...listInCompany, ...lazyPage(() => import('../pages/company/AdministratorsPage')) },

  allocation: { ...inCompany, ...lazyPage(() => import('../pages/company/AllocationPage')) },
  licencesByMember: { ...listInCompany, ...lazyPage(() => import('../pages/company/ByMemberPage')) },
  memberLicences: {
    ...listInCompany,
    ...lazyPage(() => import('../pages/company/ManageMemberPage')),
    menu: 'licencesByMember',
  },
  licencesByProduct: { ...listInCompany, ...lazyPage(() => import('../pages/company/ByProductPage')) },
  productLicences: {
    ...listInCompany,
    ...lazyPage(() => import('../pages/company/ManageProductPage')),
    menu: 'licencesByProduct',
  },
  bulkLicences: { ...listInCompany, ...lazyPage(bulkLicencesPage) },
  bulkChange: { ...listInCompany, ...lazyPage(bulkLicencesPage), menu: 'bulkLicences' },
  licenceRules: { ...listInCompany, ...lazyPage(licenceRulesPage) },
  licenceRule: { ...listInCompany, ...lazyPage(licenceRulesPage), menu: 'licenceRules' },
  licenceRuleForm: { ...inCompany, ...lazyPage(licenceRulesPage), menu: 'licenceRules' },
  licenceWaiting: { ...listInCompany, ...lazyPage(licenceRulesPage), menu: 'licenceRules' },
  idleLicences: { ...listInCompany, ...lazyPage(reclaimsPage) },
  reclaims: { ...listInCompany, ...lazyPage(reclaimsPage), menu: 'idleLicences' },
  directoryPeople: {
    ...listInCompany,
    ...lazyPage(() => import('../pages/company/DirectoryPeoplePage')),
    menu: 'companySettings',
  },
  licenceBorrowed: { ...listInCompany, ...lazyPage(borrowedPage) },
  reclaimExemptions: { ...listInCompany, ...lazyPage(reclaimsPage), menu: 'idleLicences' },
  reclaimPolicies: { ...listInCompany, ...lazyPage(reclaimsPage), menu: 'idleLicences' },
  ownLicences: { ...listInCompany, ...lazyPage(licenceRequestsPage) },
  licenceRequests: { ...listInCompany, ...lazyPage(licenceRequestsPage), menu: 'licencesByProduct' },

  renewals: { ...listInCompany, ...lazyPage(renewalsPage) },
  licenceCosts: { ...listInCompany, ...lazyPage(licenceCostsPage) },
  seatCut: { ...listInCompany, ...lazyPage(renewalsPage), menu: 'renewals' },

  companyOrders: { ...listInCompany, ...lazyPage(ordersPage) },
  companyOrder: { ...inCompany, ...lazyPage(orderPage), menu: 'companyOrders' },
  payCompanyOrder: { ...inShell, ...lazyPage(payOrderPage), menu: 'companyOrders' },
  paymentResult: { ...inShell, ...lazyPage(payOrderPage), menu: 'companyOrders' },
  companyBilling: { ...inCompany, ...lazyPage(billingPage) },

  companyDisk: { ...listInCompany, ...lazyPage(diskPage) },
  sharedDisk: { ...listInCompany, ...lazyPage(diskPage) },
  companyPreview: { ...inCompany, ...lazyPage(previewPage), menu: 'companyDisk' },
  sharedPreview: { ...inCompany, ...lazyPage(previewPage), menu: 'sharedDisk' },
  directoryReadings: { ...listInCompany, ...lazyPage(directoryPage), menu: 'companySettings' },
  directoryDifference: { ...listInCompany, ...lazyPage(directoryPage), menu: 'companySettings' },
  companyHistory: { ...listInCompany, ...lazyPage(() => import('../pages/company/HistoryPage')) },
} satisfies NamedRoutes
