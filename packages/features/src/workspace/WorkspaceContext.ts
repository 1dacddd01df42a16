import { createContext, use } from 'react'
import type { Company, Person } from './api'

export interface Workspace {
  readonly user: Person['user']
  readonly companies: readonly Company[]
  /** The company on screen; undefined in the personal space. */
  readonly company: Company | undefined
  /** The first page of the current role's menu; undefined until the menu is loaded. */
  readonly firstPath: string | undefined
  /** Whether the menu leads to a path; other links to it can then be left out. */
  offers(path: string): boolean
  /** The number of pending items behind the menu's entry for a path. */
  pendingAt(path: string): number
  /** Goes to the first leaf of a company's menu. Resolves to false if that failed, after showing the reason. */
  enterCompany(companyId: string): Promise<boolean>
  /** Goes to the personal space, after reloading the companies. */
  leaveCompany(): void
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined)

/** The shell's state, for the screens inside. */
export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext)
  if (!workspace) throw new Error('This component needs a <WorkspaceFeature> around it.')
  return workspace
}
