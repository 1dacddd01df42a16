import { Button } from '@atrium/ui/button'
import { useAtomValue, useSetAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { Invitation } from '../api'
import { promisedNameAtom } from '../joinAtoms'
import { joinMessages } from '../messages'
import { ClosedInvitation } from './ClosedInvitation'
import { DeclineButton } from './DeclineButton'
import { useJoinHost } from './JoinHost'
import styles from './Stranger.module.css'

/** For visitors: registration or sign-in, after which the application is sent automatically. */
export function Stranger({ invitation }: { readonly invitation: Invitation }) {
  const { state, phone, hasAccount } = invitation
  if (state !== 'valid') return <ClosedInvitation state={state} />
  return (
    <>
      {hasAccount ? <KnownPhone phone={phone} /> : <NewPerson invitation={invitation} />}
      {phone && <DeclineButton company={invitation.companyName} />}
    </>
  )
}

function KnownPhone({ phone }: { readonly phone: string }) {
  const texts = useTexts(joinMessages)
  const { onSignIn } = useJoinHost()
  return (
    <div className={layout.closeStack}>
      <p className={layout.hint}>{texts.signInSms(phone)}</p>
      {onSignIn && (
        <Button variant="primary" className={styles.wide} onClick={onSignIn}>
          {texts.signIn}
        </Button>
      )}
    </div>
  )
}

function NewPerson({ invitation: { phone, realName } }: { readonly invitation: Invitation }) {
  const texts = useTexts(joinMessages)
  const { Register, onSignIn } = useJoinHost()
  const promised = useAtomValue(promisedNameAtom)
  const promise = useSetAtom(promisedNameAtom)
  const isInvited = (mobile: string) =>
    phone === '' || (mobile.startsWith(phone.slice(0, 3)) && mobile.endsWith(phone.slice(-4)))
  return (
    <div className={layout.closeStack}>
      <div className={styles.head}>
        <h2 className={layout.title}>{texts.newHere}</h2>
        {onSignIn && (
          <span className={styles.account}>
            {texts.haveAccount}
            <Button variant="ghost" size="small" onClick={onSignIn}>
              {texts.signIn}
            </Button>
          </span>
        )}
      </div>
      <p className={layout.hint}>{phone ? texts.newHereSms(phone) : texts.newHereText}</p>
      <Register
        name={promised ?? realName}
        submitLabel={phone ? texts.registerAndJoin : texts.registerAndApply}
        judgeMobile={(mobile) => (isInvited(mobile) ? undefined : texts.wrongMobile(phone))}
        onRegistered={promise}
        onSignIn={onSignIn}
      />
    </div>
  )
}
