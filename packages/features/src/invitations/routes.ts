/** The screens of this feature, by name, and those beside it that it leads to. */
export const invitationsRoutes = {
  invite: '/inviteUser',
  records: '/seeInviteHis',
  members: '/comMbManage',
  applications: '/seeMemberApply',
} as const
