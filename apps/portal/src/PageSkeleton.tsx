import { Skeleton } from '@atrium/ui/skeleton'

/** Shown for the moment in which a page's code is on its way. */
export function PageSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton width={220} height={28} shape="block" />
    </div>
  )
}
