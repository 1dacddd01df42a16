import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'

/** Until it is known whether something is in the way: that comes first, and would move all below it. */
export function NoticeSkeleton() {
  const { loading } = useTexts(sharedMessages)
  return (
    <div role="status" aria-label={loading} aria-busy="true">
      <Skeleton shape="block" height={480} />
    </div>
  )
}
