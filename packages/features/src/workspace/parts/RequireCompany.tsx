import type { ReactNode } from 'react'
import { useWorkspace } from '../WorkspaceContext'
import { NoCompany } from './InsteadOfPage'

/** Shows a page that belongs to a company; to a person without one it tells what to do instead. */
export function RequireCompany({ children }: { readonly children: ReactNode }) {
  return useWorkspace().company ? children : <NoCompany />
}
