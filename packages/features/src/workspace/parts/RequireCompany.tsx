import type { ReactNode } from 'react'
import { useWorkspace } from '../WorkspaceContext'
import { InsteadOfPage } from './InsteadOfPage'

/** Shows a page that belongs to a company; tells a person without one what to do instead. */
export function RequireCompany({ children }: { readonly children: ReactNode }) {
  if (useWorkspace().company) return children
  return <InsteadOfPage reason="noCompany" />
}
