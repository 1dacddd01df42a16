import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import type { Profile } from '../api'
import { profileAtom } from '../atoms'
import { profileMessages } from '../messages'

interface WithProfileProps {
  /** Height of the placeholder while it loads. */
  readonly height: number
  readonly children: (profile: Profile) => ReactNode
}

/** The person’s profile, or a placeholder until it is loaded. */
export function WithProfile({ height, children }: WithProfileProps) {
  const { profileFailed } = useTexts(profileMessages)
  const { loading } = useTexts(sharedMessages)
  const [profile, askAgain] = useAtom(profileAtom)
  if (profile.state === 'ready') return children(profile.value)
  if (profile.state === 'failed') {
    return <RequestFailure failure={profile.failure} title={profileFailed} onRetry={askAgain} />
  }
  return (
    <div role="status" aria-label={loading} aria-busy="true">
      <Skeleton shape="block" height={height} />
    </div>
  )
}
