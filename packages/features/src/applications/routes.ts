/** The screens of this feature, by name. */
export const applicationsRoutes = {
  memberApplications: '/seeMemberApply',
  applicationDetail: '/applyDetail',
  joinCompany: '/joinCompany',
} as const

/** Where the applications are part of. */
export const memberManagementPath = '/comMbManage'

export const applicationPath = (applicationId: string) =>
  `${applicationsRoutes.applicationDetail}?applyId=${encodeURIComponent(applicationId)}`
