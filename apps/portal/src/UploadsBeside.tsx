import { lazy, Suspense } from 'react'

const UploadsElsewhere = lazy(() =>
  import('@atrium/features/disk').then(({ UploadsElsewhere }) => ({ default: UploadsElsewhere })),
)

/** Whoever hasn't seen a disk since the page was loaded uploads nothing, and needs no code for it. */
let wasDiskShown = false

/** How uploads go that were begun on a disk's page, on all others. */
export function UploadsBeside({ path }: { readonly path: string }) {
  const isDisk = /^\/(company-|co-)?cloudDisk$/.test(path)
  if (isDisk) wasDiskShown = true
  if (isDisk || !wasDiskShown) return null
  return (
    <Suspense>
      <UploadsElsewhere />
    </Suspense>
  )
}
