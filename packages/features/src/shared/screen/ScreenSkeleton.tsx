import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import layout from './Layout.module.css'

/** Placeholder while a screen's code is loading: two cards of a few rows. */
export function ScreenSkeleton() {
  return (
    <div className={layout.sections} data-slot="screen-skeleton" aria-busy="true">
      <Card>
        <Skeleton lines={8} height={20} />
      </Card>
      <Card>
        <Skeleton lines={4} height={20} />
      </Card>
    </div>
  )
}
