import type { PageName } from '@atrium/contracts/paths'
import type { LazyPage } from '../lazyPage'

/** How the portal shows a page. */
export interface Route extends LazyPage {
  /**
   * - `bare`: no frame, for everybody.
   * - `shell`: inside the workspace.
   * - `company`: inside the workspace, and only in a company.
   * - `either`: inside the workspace, or in the public frame for visitors who are not signed in.
   */
  readonly frame: 'bare' | 'shell' | 'company' | 'either'
  /** Placeholder of the page while its code and its first answers are loading. Default: `page`. */
  readonly skeleton?: SkeletonName
  /** The page whose menu entry is marked as current. Default: the page itself. */
  readonly menu?: PageName
  /** The page belongs to the person in any company: its title says so. */
  readonly isPersonal?: true
  /** Width of the column in the public frame. Default: easy to read. */
  readonly width?: 'whole'
}

/** `entry` and `longEntry` are the sign-in's hall, `reader` is the public frame: shapes of pages without a frame. */
export type SkeletonName = 'list' | 'page' | 'companyHome' | 'personalHome' | 'entry' | 'longEntry' | 'reader'

export type NamedRoutes = { readonly [Name in PageName]?: Route }

export const inCompany = { frame: 'company' } as const
export const listInCompany = { frame: 'company', skeleton: 'list' } as const
export const inShell = { frame: 'shell' } as const
export const ofPerson = { frame: 'shell', isPersonal: true } as const
export const listOfPerson = { frame: 'shell', isPersonal: true, skeleton: 'list' } as const
