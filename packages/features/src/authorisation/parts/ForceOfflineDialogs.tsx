import { Button } from '@atrium/ui/button'
import { Dialog, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useRef, useState } from 'react'
import { useHost } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { Question } from '../../shared/screen/Question'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { forceOfflineAction } from '../actions'
import type { GrantedUser } from '../api'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface ForceOfflineDialogsProps {
  /** The member to force offline; undefined: none. */
  readonly user: GrantedUser | undefined
  readonly onClose: () => void
  /** Gets the focus at the end. */
  readonly focusAfter: (user: GrantedUser) => HTMLElement | null | undefined
}

const noticeDelay = 1000

/** Asks, forces the member offline, and shows the result. A second later, a notice names the phone. */
export function ForceOfflineDialogs({ user, onClose, focusAfter }: ForceOfflineDialogsProps) {
  const texts = useAuthorisationTexts()
  const labels = useSharedLabels()
  const { notify } = useHost()
  const { perform } = useAction(forceOfflineAction)
  const [forced, setForced] = useState<GrantedUser>()
  const last = useRef<GrantedUser>(undefined)

  async function force() {
    if (!user) return
    await perform(user)
    last.current = user
    setForced(user)
    setTimeout(() => notify({ tone: 'success', message: texts.forcedOffline(user.phone) }), noticeDelay)
  }

  return (
    <>
      <Question
        open={user !== undefined}
        onOpenChange={onClose}
        tone="danger"
        title={texts.forceOfflineConfirm}
        description={user && texts.forceOfflineHint(user.realName, user.phone)}
        confirmLabel={texts.forceOffline}
        onConfirm={force}
      />
      <Dialog
        open={forced !== undefined}
        onOpenChange={() => setForced(undefined)}
        focusAfter={() => last.current && focusAfter(last.current)}
      >
        <DialogContent width={420}>
          <DialogHeader
            title={texts.forceOfflineDone}
            description={forced && texts.forceOfflineDoneHint(forced.realName)}
            closeLabel={labels.close}
          />
          <DialogFooter>
            <Button variant="primary" data-initial-focus onClick={() => setForced(undefined)}>
              {texts.understood}
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  )
}
