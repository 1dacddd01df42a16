import { pagePaths } from '@atrium/contracts/paths'
import { useHost } from '@atrium/features/shared'
import { useWorkspace, wasInPersonalSpace } from '@atrium/features/workspace'
import { useEffect } from 'react'
import { PageSkeleton } from '../../PageSkeleton'

/** `/` leads to the start page of the last visit's role. */
export default function StartPage() {
  const { navigate, store, tabStore } = useHost()
  const { company, firstPath } = useWorkspace()
  const target = !company || wasInPersonalSpace({ store, tabStore }) ? pagePaths.personalHome : firstPath
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [navigate, target])
  return <PageSkeleton />
}
