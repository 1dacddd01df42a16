import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { sessionMessages } from '../messages'
import type { Session } from '../Session'
import styles from './ExpiryDialog.module.css'
import { FormNotice } from './FormNotice'
import { SignInFields } from './SignInFields'
import { SubmitLabel } from './SubmitLabel'
import { useSignInForm } from './useSignInForm'

export interface ExpiryDialogProps {
  readonly session: Session
  /** Account of the person whose session expired. */
  readonly account: string
}

/** Asks for the password over the page. Putting it off lets the person look at the page meanwhile. */
export function ExpiryDialog({ session, account }: ExpiryDialogProps) {
  const texts = useTexts(sessionMessages)
  const [who, setWho] = useState<'same' | 'other'>('same')
  const form = useSignInForm({ account, session })

  function chooseOther() {
    setWho('other')
    form.setAccount('')
  }

  return (
    <Dialog open onOpenChange={(open) => open || session.postpone()}>
      <DialogContent width={420} onSubmit={form.submit}>
        <DialogHeader
          title={texts.expiredTitle}
          description={who === 'same' ? texts.expiredText : texts.otherAccountText}
          closeLabel={texts.later}
        />
        <DialogBody>
          <div className={styles.fields}>
            <FormNotice form={form} />
            <SignInFields
              form={form}
              accountShown={
                who === 'same' ? <KnownAccount account={account} label={texts.account} /> : undefined
              }
            />
          </div>
        </DialogBody>
        <DialogFooter>
          {who === 'same' && (
            <Button variant="ghost" className={styles.other} onClick={chooseOther}>
              {texts.otherAccount}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={form.busy} disabled={form.waitSeconds > 0}>
            <SubmitLabel form={form}>{who === 'same' ? texts.continueHere : texts.signIn}</SubmitLabel>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** The hidden input tells password managers whose password is asked for. */
function KnownAccount({ account, label }: { readonly account: string; readonly label: string }) {
  return (
    <p className={styles.account}>
      <span className={styles.accountLabel}>{label}</span> <span>{account}</span>
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
    </p>
  )
}
