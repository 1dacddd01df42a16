import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../shared/host/useKept'
import layout from '../shared/screen/Layout.module.css'
import { useSharedLabels } from '../shared/texts/useSharedLabels'
import type { NewInviteLink } from './api'
import { shareMessages } from './messages'
import { LinkList } from './parts/LinkList'
import { NewLinkForm } from './parts/NewLinkForm'
import { SharedLink } from './parts/SharedLink'
import styles from './ShareLinkDialog.module.css'

export interface ShareLinkDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Creates a link with its QR code, and revokes existing links. */
export function ShareLinkDialog({ open, onOpenChange }: ShareLinkDialogProps) {
  const texts = useTexts(shareMessages)
  const labels = useSharedLabels()
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent width={600}>
        <DialogHeader title={texts.title} description={texts.description} closeLabel={labels.close} />
        <DialogBody>
          <Content />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

/** Mounted with the dialog, so that each opening starts with the form. */
function Content() {
  const texts = useTexts(shareMessages)
  const [made, setMade] = useState<NewInviteLink>()
  const next = useRef<HTMLButtonElement>(null)
  const shown = useRef(made)
  // The pressed button is gone, so the next step gets the focus.
  useEffect(() => {
    if (shown.current === made) return
    shown.current = made
    next.current?.focus()
  }, [made])
  return (
    <div className={layout.stack}>
      {made ? (
        <>
          <SharedLink ref={next} link={made} />
          <Button size="small" className={styles.another} onClick={() => setMade(undefined)}>
            {texts.createAnother}
          </Button>
        </>
      ) : (
        <NewLinkForm ref={next} onMade={setMade} />
      )}
      <LinkList onRevoked={(linkId) => linkId === made?.linkId && setMade(undefined)} />
    </div>
  )
}
