import { useEffect } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { diskMessages } from '../messages'
import { cancelUploadsAtom, clearUploadsAtom, pauseUploadsAtom, resumeUploadsAtom } from './queue'
import type { UploadItem } from './UploadItem'
import { useSetUploads } from './uploadsStore'

/** The state of all uploads on the page, with their actions. */
export function useUploadPanel(uploads: readonly UploadItem[]) {
  const texts = useTexts(diskMessages)
  const pause = useSetUploads(pauseUploadsAtom)
  const resume = useSetUploads(resumeUploadsAtom)
  const cancel = useSetUploads(cancelUploadsAtom)
  const clear = useSetUploads(clearUploadsAtom)
  const keysOf = (...states: readonly UploadItem['state'][]) =>
    uploads.filter(({ state, failure }) => states.includes(state) && failure !== 'name').map(({ key }) => key)
  const going = keysOf('sending', 'waiting')
  const resting = keysOf('paused', 'failed')
  const done = keysOf('done')
  const open = [...going, ...resting, ...keysOf('clash')]
  const offline = uploads.filter(({ failure }) => typeof failure === 'object' && failure.kind === 'offline')

  // Uploads stopped by a lost connection continue with it.
  useEffect(() => {
    const goOn = () => resume(offline.map(({ key }) => key))
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  })
  useAsksBeforeLeaving(going.length > 0)

  const title =
    going.length > 0
      ? texts.uploading(done.length, uploads.length)
      : open.length > 0
        ? texts.uploadsResting(open.length)
        : uploads.length > 0
          ? texts.uploadsDone(done.length)
          : texts.unfinished
  const total = uploads.reduce((sum, { file }) => sum + file.size, 0)
  const sent = uploads.reduce((sum, item) => sum + item.sent, 0)
  const share = total > 0 ? sent / total : undefined
  return { going, resting, open, title, share, pause, resume, cancel, clear }
}

/** Reloading or closing the page loses running uploads, because the page forgets the files. So the browser asks. */
function useAsksBeforeLeaving(asks: boolean): void {
  useEffect(() => {
    if (!asks) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [asks])
}
