import { formerPaths } from '@atrium/contracts/formerPaths'
import { phonePaths } from '@atrium/contracts/phonePaths'
import { useHost, useLocation } from '@atrium/features/shared'
import { NotFound } from '@atrium/features/workspace'
import { useEffect } from 'react'
import PublicFrame from '../PublicFrame'

/** An address of phones or of a group of pages: it leads to its page, and keeps what was asked. */
export default function MovedPage() {
  const { navigate } = useHost()
  const location = useLocation()
  const path = phonePaths[location.pathname] ?? formerPaths[location.pathname]
  const joint = path?.includes('?') ? '&' : '?'
  const to = path && location.search ? `${path}${joint}${location.search}` : path
  useEffect(() => {
    if (to) navigate(to, { replace: true })
  }, [navigate, to])
  if (to) return null
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  )
}
