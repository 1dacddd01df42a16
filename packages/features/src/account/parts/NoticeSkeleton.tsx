import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'

/** Placeholder until the blockers are known, because they come first and would move everything below. */
export function NoticeSkeleton() {
  const { loading } = useTexts(sharedMessages)
  return (
    <div role="status" aria-label={loading} aria-busy="true">
      <Skeleton shape="block" height={480} />
    </div>
  )
}
