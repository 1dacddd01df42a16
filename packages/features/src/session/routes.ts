/** The screens of this feature, by name. */
export const sessionRoutes = {
  signIn: '/WebLogin',
  /** Another name of the same screen. */
  login: '/login',
  /** The same on a phone. */
  phoneSignIn: '/H5Login',
  /** The second step there. */
  phoneSecondStep: '/NVH5LoginAuthentication',
  register: '/register',
  recover: '/forgotPassword',
  signOut: '/logout',
  companyPassword: '/CompanySetPassword',
  personalPassword: '/ResetPassword',
} as const
