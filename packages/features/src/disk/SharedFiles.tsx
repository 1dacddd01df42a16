import { sharingErrors } from '@atrium/contracts/disk/sharing/contract'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom, useAtomValue } from 'jotai'
import type { ComponentType } from 'react'
import { useTexts } from '../shared/host/useHost'
import { useTitle } from '../shared/host/useTitle'
import layout from '../shared/screen/Layout.module.css'
import { CodeForm } from './parts/CodeForm'
import type { SharedPreviewProps } from './parts/SharedContent'
import { SharedFile } from './parts/SharedFile'
import { SharedFolder } from './parts/SharedFolder'
import { ShareOver } from './parts/ShareOver'
import { openedShareAtom, shownFileAtom } from './sharing/atoms'
import { sharingMessages } from './sharing/messages'

interface SharedFilesProps {
  /** Shows what a file holds. Default: its name and size alone. */
  readonly Preview?: ComponentType<SharedPreviewProps>
}

/** `/shareFilePreview?share=<id>`: what somebody shares, for anybody who has the link. */
export function SharedFiles({ Preview }: SharedFilesProps) {
  const texts = useTexts(sharingMessages)
  const [share, askAgain] = useAtom(openedShareAtom)
  const shownFile = useAtomValue(shownFileAtom)
  // The name of what is shared stays out of the browser's history.
  useTitle(texts.screen)
  if (share.state === 'loading')
    return (
      <div className={layout.stack} aria-busy="true">
        <Skeleton width="60%" height={28} />
        <Skeleton width="40%" height={20} />
        <Skeleton height={240} />
      </div>
    )
  if (share.state === 'failed')
    return share.failure.code === sharingErrors.codeWanted ? (
      <CodeForm />
    ) : (
      <ShareOver failure={share.failure} onRetry={askAgain} />
    )
  return share.value.kind === 'folder' && shownFile === undefined ? (
    <SharedFolder share={share.value} shows={Preview !== undefined} />
  ) : (
    <SharedFile share={share.value} Preview={Preview} />
  )
}
