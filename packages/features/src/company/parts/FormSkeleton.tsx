import { Skeleton } from '@atrium/ui/skeleton'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { sharedMessages } from '../../shared/texts/sharedMessages'

/** Placeholder of a notice and two cards. */
export function FormSkeleton() {
  const { loading } = useTexts(sharedMessages)
  return (
    <div role="status" aria-label={loading} className={layout.stack}>
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={440} />
      <Skeleton shape="block" height={240} />
    </div>
  )
}
