/** The screens of this feature, by name. */
export const diskRoutes = {
  disk: '/cloudDisk',
  /** The company's, where its administrators look for it: spelt as specified. */
  companyDisk: '/company-cloudDisk',
  /** The same as its members find it. */
  sharedDisk: '/co-cloudDisk',
  /** Where a link leads that somebody shared: spelt as specified. */
  shared: '/shareFilePreview',
} as const
