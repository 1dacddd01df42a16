import { lazyPage } from '../lazyPage'
import { inCompany, inShell, listInCompany, type NamedRoutes, type Route } from './Route'

const licenceRequestsPage = () => import('../pages/company/LicenceRequestsPage')
const diskPage = () => import('../pages/person/DiskPage')
const previewPage = () => import('../pages/person/PreviewPage')
const payOrderPage = () => import('../pages/person/PayOrderPage')
const permissionGroups: Route = {
  ...listInCompany,
  ...lazyPage(() => import('../pages/company/PermissionGroupsPage')),
  menu: 'permissionGroupsMenu',
}
const orders: Route = {
  ...listInCompany,
  ...lazyPage(() => import('../pages/person/OrdersPage')),
  menu: 'companyOrders',
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
  ownLicences: { ...listInCompany, ...lazyPage(licenceRequestsPage) },
  licenceRequests: { ...listInCompany, ...lazyPage(licenceRequestsPage), menu: 'licencesByProduct' },

  companyOrders: orders,
  companyOrder: orders,
  payCompanyOrder: { ...inShell, ...lazyPage(payOrderPage), menu: 'companyOrders' },
  paymentResult: { ...inShell, ...lazyPage(payOrderPage), menu: 'companyOrders' },
  companyBilling: { ...inCompany, ...lazyPage(() => import('../pages/person/BillingPage')) },

  companyDisk: { ...listInCompany, ...lazyPage(diskPage) },
  sharedDisk: { ...listInCompany, ...lazyPage(diskPage) },
  companyPreview: { ...inCompany, ...lazyPage(previewPage), menu: 'companyDisk' },
  sharedPreview: { ...inCompany, ...lazyPage(previewPage), menu: 'sharedDisk' },
  companyHistory: { ...listInCompany, ...lazyPage(() => import('../pages/company/HistoryPage')) },
} satisfies NamedRoutes
