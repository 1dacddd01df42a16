import { ElsewherePanel } from './parts/ElsewherePanel'
import { uploadsAtom } from './uploads/queue'
import { useUploadsValue } from './uploads/uploadsStore'

/** How the uploads go, on every page but the disk's own; nothing where there are none. */
export function UploadsElsewhere() {
  const uploads = useUploadsValue(uploadsAtom)
  if (uploads.length === 0) return null
  return <ElsewherePanel uploads={uploads} />
}
