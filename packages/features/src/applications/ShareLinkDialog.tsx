import { Button } from '@atrium/ui/button'
import { Dialog, DialogContent } from '@atrium/ui/dialog'
import { useState } from 'react'
import { useTexts } from '../shared/useHost'
import { useSharedLabels } from '../shared/useSharedLabels'
import type { NewInviteLink } from './api'
import { LinkList } from './parts/LinkList'
import { NewLinkForm } from './parts/NewLinkForm'
import { SharedLink } from './parts/SharedLink'
import styles from './ShareLinkDialog.module.css'
import { shareMessages } from './shareMessages'

export interface ShareLinkDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Makes a link and its QR code to share, and ends those that shall no longer work. */
export function ShareLinkDialog({ open, onOpenChange }: ShareLinkDialogProps) {
  const texts = useTexts(shareMessages)
  const labels = useSharedLabels()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={texts.title}
        description={texts.description}
        closeLabel={labels.close}
        width={600}
      >
        <Content />
      </DialogContent>
    </Dialog>
  )
}

/** Mounted with the dialog: each opening starts with the choice. */
function Content() {
  const texts = useTexts(shareMessages)
  const [made, setMade] = useState<NewInviteLink>()
  return (
    <div className={styles.content}>
      {made ? (
        <>
          <SharedLink link={made} />
          <div>
            <Button size="small" onClick={() => setMade(undefined)}>
              {texts.createAnother}
            </Button>
          </div>
        </>
      ) : (
        <NewLinkForm onMade={setMade} />
      )}
      <LinkList except={made?.linkId} onRevoked={(linkId) => linkId === made?.linkId && setMade(undefined)} />
    </div>
  )
}
