/** Where the screen stands. With `kind` and `id` in its query it tells of one member, department or product. */
export const historyRoutes = { history: '/companyHistory' } as const
