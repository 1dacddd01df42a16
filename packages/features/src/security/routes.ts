/** The screens of this feature, by name. */
export const securityRoutes = {
  centre: '/securityCenter',
} as const

/** By which part of the centre's address a sign-in is named that may not have been one's own. */
export const signInInQuery = 'signIn'

/** Where this feature leads that is not its own. */
export const neighbours = {
  password: '/ResetPassword',
  /** Recovering a password is for whoever isn't signed in. */
  signOut: '/logout',
} as const
