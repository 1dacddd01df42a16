/** The screens of signing in with a social account, by name. */
export const socialRoutes = {
  /** Where providers lead back to. */
  callback: '/callback',
  binding: '/callback/binding',
} as const
