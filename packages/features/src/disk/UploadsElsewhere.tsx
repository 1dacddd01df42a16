import { lazy, Suspense } from 'react'
import { uploadsAtom } from './uploads/queue'
import { useUploadsValue } from './uploads/uploadsStore'

const ElsewherePanel = lazy(() =>
  import('./parts/ElsewherePanel').then(({ ElsewherePanel }) => ({ default: ElsewherePanel })),
)

/** How the uploads go, on every page but the disk's own; nothing where there are none. */
export function UploadsElsewhere() {
  const uploads = useUploadsValue(uploadsAtom)
  if (uploads.length === 0) return null
  return (
    <Suspense>
      <ElsewherePanel uploads={uploads} />
    </Suspense>
  )
}
