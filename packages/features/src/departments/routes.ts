/** The screens of this feature, by name. */
export const departmentsRoutes = {
  memberManagement: '/comMbManage',
} as const
