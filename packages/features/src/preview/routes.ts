import { pagePaths } from '@atrium/contracts/paths'

/** The preview in a person's disk and in a company's, whose two menus have their own addresses. */
export const previewPaths: readonly string[] = [
  pagePaths.ownPreview,
  pagePaths.companyPreview,
  pagePaths.sharedPreview,
]
