/** The screens of this feature, by name: of a person's disk, and of a company's as its two ways lead to it. */
export const previewRoutes = {
  preview: '/filePreview',
  companyPreview: '/company-filePreview',
  sharedPreview: '/co-filePreview',
} as const

/** A screen of another feature: the company's disk, where its administrators look for it. */
export const neighbours = { companyDisk: '/company-cloudDisk' } as const
