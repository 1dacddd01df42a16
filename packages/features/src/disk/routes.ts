/** The screens of this feature, by name. */
export const diskRoutes = { disk: '/cloudDisk' } as const
