import { createContext, use } from 'react'
import type { Company, Person } from './api'

export interface Workspace {
  readonly user: Person['user']
  readonly companies: readonly Company[]
  /** The company on screen; undefined in the personal space. */
  readonly company: Company | undefined
  /** Where the menu of the current role begins; undefined until the menu is there. */
  readonly firstPath: string | undefined
  /** Whether the menu leads to a path: what isn't there need not be shown elsewhere. */
  offers(path: string): boolean
  /** How many things wait behind the menu's entry for a path. */
  pendingAt(path: string): number
  /** Goes to the first leaf of a company's menu. Resolves with false when that failed, which the person was told. */
  enterCompany(companyId: string): Promise<boolean>
  /** Goes to the personal space, after asking again which companies there are. */
  leaveCompany(): void
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined)

/** What the shell knows, for the screens inside. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error('This component needs a <WorkspaceFeature> around it.')
  return workspace
}
