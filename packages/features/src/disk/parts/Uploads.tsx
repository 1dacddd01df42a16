import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { unfinishedAtom } from '../atoms'
import { uploadsAtom } from '../uploads/queue'
import { useUploadsValue } from '../uploads/uploadsStore'

const UploadPanel = lazy(() => import('./UploadPanel').then(({ UploadPanel }) => ({ default: UploadPanel })))

/** What is on its way, and what was left unfinished before; fetched only where there is any. */
export function Uploads() {
  const uploads = useUploadsValue(uploadsAtom)
  const unfinished = useAtomValue(unfinishedAtom)
  const known = new Set(uploads.map(({ uploadId }) => uploadId))
  // While one is begun, nobody knows yet which of them it is.
  const isBeginning = uploads.some(({ state, uploadId }) => state === 'sending' && uploadId === undefined)
  const left =
    unfinished.state === 'ready' && !isBeginning
      ? unfinished.value.filter(({ uploadId }) => !known.has(uploadId))
      : []
  if (uploads.length === 0 && left.length === 0) return null
  return (
    <Suspense>
      <UploadPanel uploads={uploads} left={left} />
    </Suspense>
  )
}
