import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { FormProblem } from '../../shared/form/FormProblem'
import { useTexts } from '../../shared/host/useKept'
import { askedAtom } from '../askedAtom'
import { expiryMessages, sessionMessages } from '../messages'
import type { Session } from '../Session'
import { SecondStepForm } from '../secondStep/SecondStepForm'
import styles from './ExpiryDialog.module.css'
import { useSignInProblem } from './FormNotice'
import { SubmitLabel } from './SignInButton'
import { SignInFields } from './SignInFields'
import { useSignInForm } from './useSignInForm'

export interface ExpiryDialogProps {
  readonly session: Session
  /** Account of the person whose session expired. */
  readonly account: string
}

/** Asks for the password above the page. Postponing it lets the person view the page meanwhile. */
export function ExpiryDialog({ session, account }: ExpiryDialogProps) {
  const texts = useTexts(sessionMessages)
  const expiry = useTexts(expiryMessages)
  const [who, setWho] = useState<'same' | 'other'>('same')
  const form = useSignInForm({ account, session })
  const problem = useSignInProblem(form)
  const asked = useAtomValue(askedAtom)

  function chooseOther() {
    setWho('other')
    form.setAccount('')
  }

  if (asked) {
    return (
      <Dialog open onOpenChange={(open) => open || session.postpone()}>
        <DialogContent width={420}>
          <DialogHeader title={expiry.expiredTitle} closeLabel={expiry.later} />
          <DialogBody>
            <SecondStepForm asked={asked} session={session} />
          </DialogBody>
        </DialogContent>
      </Dialog>
    )
  }
  return (
    <Dialog open onOpenChange={(open) => open || session.postpone()}>
      <DialogContent width={420} onSubmit={form.submit}>
        <DialogHeader
          title={expiry.expiredTitle}
          description={who === 'same' ? expiry.expiredText : expiry.otherAccountText}
          closeLabel={expiry.later}
        />
        <DialogBody>
          <div className={styles.fields}>
            <SignInFields
              form={form}
              accountShown={
                who === 'same' ? <KnownAccount account={account} label={texts.account} /> : undefined
              }
            />
          </div>
        </DialogBody>
        <DialogFooter>
          <FormProblem>{problem}</FormProblem>
          {who === 'same' && (
            <Button variant="ghost" className={styles.other} onClick={chooseOther}>
              {expiry.otherAccount}
            </Button>
          )}
          <Button type="submit" variant="primary" busy={form.busy} disabled={form.waitSeconds > 0}>
            <SubmitLabel form={form}>{who === 'same' ? expiry.continueHere : texts.signIn}</SubmitLabel>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** The hidden input tells password managers which account it is. */
function KnownAccount({ account, label }: { readonly account: string; readonly label: string }) {
  return (
    <p className={styles.account}>
      <span className={styles.accountLabel}>{label}</span> <span>{account}</span>
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
    </p>
  )
}
