import type { PageName } from '../../packages/contracts/src/paths.ts'

/** The pages that each section of the specification describes. A page belongs to the section that says most of it. */
export const sections: Readonly<Record<string, readonly (PageName | '*')[]>> = {
  'Console 2, Company shell': ['administratorManual'],
  'Console 2, Company home': ['companyHome'],
  'Console 2, Routes': [
    ...(['certification', 'certificationSubmitted', 'companyProducts', 'inviteMembers'] as const),
    ...(['memberApplications', 'memberApplication', 'allocation', 'administrators'] as const),
    ...(['permissionGroups', 'permissionGroupsMenu', 'permissionGroupForm', 'companyPassword'] as const),
    ...(['payCompanyOrder', 'companyMessages', 'companyMessage', 'companyMessagesMenu'] as const),
    ...(['dissolutionNotice', 'dissolutionRequest'] as const),
  ],
  'Console 2, By-member list': ['licencesByMember'],
  'Console 2, Manage authorisation by member': ['memberLicences'],
  'Console 2, All products': ['licencesByProduct'],
  'Console 2, Manage product': ['productLicences'],
  'Console 2, Company information': ['companyInformation'],
  'Console 2, Department and member management': ['memberManagement'],
  'Console 2, Invitation records': ['invitationRecords'],
  'Console 2, Phone re-bind': ['phoneBinding', 'phoneRebinding'],
  'Console 2, Orders': ['companyOrders'],
  'Portal 2, Screens and routes': ['*'],
  'Portal 2.1, Full desktop route table': [
    ...(['start', 'login', 'signIn', 'phoneSignIn', 'signOut', 'socialCallback', 'agreement'] as const),
    ...(['trialCenter', 'trialProduct', 'trialPerson', 'trialResult', 'cloudApps', 'earlierApps'] as const),
    ...(['launchApp', 'meetings', 'meetingNotice', 'meetingResult', 'ownLicences', 'ownProducts'] as const),
    ...([
      'ownDisk',
      'companyDisk',
      'sharedDisk',
      'ownPreview',
      'sharedFiles',
      'profile',
      'toCompany',
    ] as const),
    ...(['ownOrders', 'companySettings', 'profileInCompany', 'deregistrationNotice'] as const),
    'deregistrationRequest',
  ],
  'Portal 2.3, Mobile layout routes': [
    ...(['register', 'recoverPassword', 'secondStep', 'socialBinding', 'phoneBindingTip'] as const),
    'companyHistory',
  ],
  'Portal 2.4, Personal-information edit page': ['profileForm'],
  'Portal 2.5, Enterprise order detail': [
    ...(['companyOrder', 'ownOrder', 'payOwnOrder', 'paymentResult'] as const),
    ...(['shop', 'shopProduct', 'selectGoods', 'confirmOrder'] as const),
  ],
  'Portal 2.6, Other personal screens': [
    ...(['personalHome', 'security', 'personalPassword', 'ownBilling', 'ownMessages'] as const),
    ...(['ownMessage', 'backlog', 'backlogItem', 'ownTrials'] as const),
  ],
  'Beyond the specification': [
    ...(['joinCompany', 'licenceRequests', 'companyBilling', 'companyPreview', 'sharedPreview'] as const),
    ...(['bulkLicences', 'bulkChange', 'licenceRules', 'licenceRule'] as const),
    ...(['licenceRuleForm', 'licenceWaiting', 'reclaims', 'reclaimExemptions', 'reclaimPolicies'] as const),
    'idleLicences',
    ...(['applicationSignIn', 'applicationSignOut', 'deviceSignIn', 'companyCallback'] as const),
    ...(['renewals', 'seatCut', 'licenceCosts', 'licenceBorrowed'] as const),
    'directoryPeople',
    ...(['directoryReadings', 'directoryDifference'] as const),
  ],
}

/** The section of a page; undefined: it isn't in the list, which a test refuses. */
export const sectionOf = (page: string): string | undefined =>
  Object.entries(sections).find(([, pages]) => pages.some((name) => name === page))?.[0]
