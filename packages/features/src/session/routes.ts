/** The screens of this feature, by name. */
export const sessionRoutes = {
  signIn: '/WebLogin',
  /** Another name of the same screen. */
  login: '/login',
  signOut: '/logout',
  companyPassword: '/CompanySetPassword',
  personalPassword: '/ResetPassword',
} as const
