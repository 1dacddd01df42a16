import { pagePaths } from '@atrium/contracts/paths'
import { useWorkspace } from '@atrium/features/workspace'
import { lazy, Suspense } from 'react'

const ArrivalPrompt = lazy(() => import('./ArrivalPrompt'))

/** What whoever arrives is asked first. Its code is fetched where there is something to ask. */
export function Arrival({ path }: { readonly path: string }) {
  const { user, company, pendingAt } = useWorkspace()
  // In the list itself one looks at what waits anyway.
  const isInvited = !company && !/acklog/.test(path) && pendingAt(pagePaths.backlog) > 0
  return (
    (user.endsAt !== null || isInvited || user.agreementsDue.length > 0) && (
      <Suspense fallback={null}>
        <ArrivalPrompt isInvited={isInvited} />
      </Suspense>
    )
  )
}
