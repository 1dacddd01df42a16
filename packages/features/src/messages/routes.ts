/** Where this feature's screens are. */
export const messagesRoutes = {
  list: '/companyMessage',
  detail: '/companyMessageDetail',
  /** The menu's entry, which leads to the list. */
  centre: '/superadmin-message',
} as const
