import { useWorkspace, wasInPersonalSpace, workspaceRoutes } from '@atrium/features/workspace'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { browserStore, tabStore } from '../browserStore'
import { PageSkeleton } from '../PageSkeleton'

/** `/` leads to where the last visit's role begins. */
export default function StartPage() {
  const { company, firstPath } = useWorkspace()
  const target =
    !company || wasInPersonalSpace({ store: browserStore, tabStore })
      ? workspaceRoutes.personalHome
      : firstPath
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target])
  return <PageSkeleton />
}
