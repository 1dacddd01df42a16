/** The screens of this feature, by name. */
export const profileRoutes = {
  detail: '/PersonInfoDetail',
  edit: '/PersonInfo',
  /** In a company's console: how colleagues see the person. */
  inCompany: '/CompanypersonInfo',
} as const

/** Where this feature leads that is not its own. */
export const neighbours = { settings: '/companySetting' } as const
