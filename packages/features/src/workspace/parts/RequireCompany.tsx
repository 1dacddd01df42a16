import { lazy, type ReactNode, Suspense } from 'react'
import { useWorkspace } from '../WorkspaceContext'
import { ContentSkeleton } from './ContentSkeleton'

const InsteadOfPage = lazy(() => import('./InsteadOfPage'))

/** Shows a page that belongs to a company; to a person without one it tells what to do instead. */
export function RequireCompany({ children }: { readonly children: ReactNode }) {
  if (useWorkspace().company) return children
  return (
    <Suspense fallback={<ContentSkeleton />}>
      <InsteadOfPage reason="noCompany" />
    </Suspense>
  )
}
