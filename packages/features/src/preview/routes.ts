import { pagePaths } from '@atrium/contracts/paths'

/** The preview in a person's disk, and in a company's as its two menus lead there. */
export const previewPaths: readonly string[] = [
  pagePaths.ownPreview,
  pagePaths.companyPreview,
  pagePaths.sharedPreview,
]
