/** The screens of this feature, by name. */
export const departmentsRoutes = {
  memberManagement: '/comMbManage',
  /** What was done with a member or department; a screen of others. */
  history: '/companyHistory',
} as const
