/** Where events lead. */
export const realtimeRoutes = {
  dissolved: '/companyLogoffTipage',
} as const
