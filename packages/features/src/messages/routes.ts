/** Where this feature's screens are in a company. */
export const messagesRoutes = {
  list: '/companyMessage',
  detail: '/companyMessageDetail',
  /** The menu's entry, which leads to the list. */
  centre: '/superadmin-message',
} as const

/** The same screens in the personal space. */
export const personalMessagesRoutes = {
  list: '/myMessage',
  detail: '/messageDetail',
} as const
