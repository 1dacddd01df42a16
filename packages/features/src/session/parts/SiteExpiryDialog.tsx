import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Notice } from '@atrium/ui/notice'
import { useState, useSyncExternalStore } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { expiryMessages, sessionMessages } from '../messages'
import type { TokenSession } from '../tokens/createTokenSession'

export interface SiteExpiryDialogProps {
  readonly session: TokenSession
  /** Leads to the sign-in of the site. Default: not offered. */
  readonly onSignIn?: (() => void) | undefined
}

/**
 * Shown above the page when its site has no token any more, or fails to get one. Waiting calls continue when it has one
 * again.
 */
export function SiteExpiryDialog({ session, onSignIn }: SiteExpiryDialogProps) {
  const texts = useTexts(expiryMessages)
  const { signIn } = useTexts(sessionMessages)
  const { retry } = useTexts(sharedMessages)
  const lacksAccess = useSyncExternalStore(session.subscribe, session.lacksAccess)
  const [step, setStep] = useState<'asked' | 'busy' | 'still'>('asked')
  async function goOn() {
    setStep('busy')
    await session.askAgain()
    setStep('still')
  }
  return (
    <Dialog open onOpenChange={(open) => open || session.postpone()}>
      <DialogContent width={420}>
        <DialogHeader
          title={lacksAccess ? texts.siteFailedTitle : texts.expiredTitle}
          description={lacksAccess ? texts.siteFailedText : texts.siteText}
          closeLabel={texts.later}
        />
        <DialogBody>
          <Notice tone="danger" role="alert">
            {step === 'still' && (lacksAccess ? texts.siteFailedStill : texts.siteStill)}
          </Notice>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{texts.later}</Button>
          </DialogClose>
          {onSignIn && !lacksAccess && <Button onClick={onSignIn}>{signIn}</Button>}
          <Button variant="primary" busy={step === 'busy'} onClick={() => void goOn()}>
            {lacksAccess ? retry : texts.siteGoOn}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
