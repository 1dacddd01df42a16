import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useDescribeFailure, useTexts } from '../shared/host/useKept'
import { useTitle } from '../shared/host/useTitle'
import { useAction } from '../shared/request/useAction'
import { applicationSignOutMessages, oidcFrameMessages } from './messages'
import styles from './parts/Oidc.module.css'
import { OidcFrame } from './parts/OidcFrame'
import { type ProviderForm, signOutPath } from './parts/providerForms'
import { readFragment } from './parts/readFragment'
import { Stop } from './parts/Stop'
import { Waiting } from './parts/Waiting'

export interface ApplicationSignOutProps {
  /** Of the address, without the leading `#`: what the provider knows of the sign-out. */
  readonly fragment: string
  /** Whether somebody is signed in here. */
  readonly isSignedIn: boolean
  /** Sends a form to the provider; resolves with the address to go on to, or rejects with a `Failure`. */
  readonly onSend: (form: ProviderForm) => Promise<string>
  /** The provider has ended the session: ends it here too, in all tabs. */
  readonly onSignedOut: () => Promise<unknown>
  /** Leads the whole page to an address; Back doesn't return here. */
  readonly onLeave: (address: string) => void
  /** Controls of the host in a corner, such as the language. */
  readonly corner?: ReactNode
}

/** `/applicationSignOut`: a sign-out that an application began. It ends the session of all applications, and here. */
export function ApplicationSignOut({ fragment, isSignedIn, corner, ...host }: ApplicationSignOutProps) {
  const texts = useTexts(applicationSignOutMessages)
  const facts = readFragment(fragment)
  const xsrf = facts.word('xsrf')
  const application = facts.text('application')
  return (
    <OidcFrame corner={corner}>
      {facts.word('done') !== '' ? (
        <Done application={application} isSignedIn={isSignedIn} />
      ) : xsrf === '' ? (
        <Stop title={texts.failedTitle} text={texts.lost} tone="accent">
          <Button asChild variant="primary">
            <FeatureLink to={pagePaths.signOut}>{texts.signOutHere}</FeatureLink>
          </Button>
        </Stop>
      ) : (
        <Leaving {...host} xsrf={xsrf} application={application} isSure={facts.word('sure') !== ''} />
      )}
    </OidcFrame>
  )
}

interface LeavingProps extends Pick<ApplicationSignOutProps, 'onSend' | 'onSignedOut' | 'onLeave'> {
  readonly xsrf: string
  readonly application: string
  /** The application has proven for whom it asks, so nobody is asked. */
  readonly isSure: boolean
}

function Leaving({ xsrf, application, isSure, ...host }: LeavingProps) {
  const texts = useTexts(applicationSignOutMessages)
  const { retry } = useTexts(oidcFrameMessages)
  const describe = useDescribeFailure()
  const [wanted, setWanted] = useState<'out' | 'stay' | undefined>(isSure ? 'out' : undefined)
  const { run, action, busy } = useAction(async (wish: 'out' | 'stay') => {
    const fields = { xsrf, ...(wish === 'out' && { logout: 'yes' }) }
    const address = await host.onSend({ path: signOutPath, fields })
    // The provider refused, for example an old page: the session goes on.
    if (wish === 'out' && !isRefusal(address)) await host.onSignedOut()
    host.onLeave(address)
  })
  const begin = useEffectEvent(() => void run('out'))
  useEffect(() => {
    if (isSure) begin()
  }, [isSure])

  function answer(wish: 'out' | 'stay'): void {
    if (busy) return
    setWanted(wish)
    void run(wish)
  }
  useTitle(texts.kind)
  if (isSure && action.state === 'failed') {
    return (
      <Stop title={texts.failedTitle} text={describe(action.failure)}>
        <Button variant="primary" onClick={() => answer('out')}>
          {retry}
        </Button>
      </Stop>
    )
  }
  if (isSure) return <Waiting title={texts.signingOut} kind={texts.kind} text={texts.staying} />
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h1 className={styles.title}>{texts.asking}</h1>
        <p className={styles.text}>{application ? texts.askingText(application) : texts.askingTextUnknown}</p>
      </div>
      <Notice tone="danger" role="alert">
        {action.state === 'failed' && describe(action.failure)}
      </Notice>
      <div className={styles.choices}>
        <Button variant="primary" busy={busy && wanted === 'out'} onClick={() => answer('out')}>
          {texts.signOut}
        </Button>
        <Button busy={busy && wanted === 'stay'} onClick={() => answer('stay')}>
          {texts.stay}
        </Button>
      </div>
    </div>
  )
}

/** Errors of the provider are shown by the page of sign-ins. */
const isRefusal = (address: string): boolean =>
  address.replace(/^https?:\/\/[^/]+/, '').startsWith(`${pagePaths.applicationSignIn}#`)

interface DoneProps {
  readonly application: string
  readonly isSignedIn: boolean
}

/** The application named no address to return to. */
function Done({ application, isSignedIn }: DoneProps) {
  const texts = useTexts(applicationSignOutMessages)
  const { home } = useTexts(oidcFrameMessages)
  const title = isSignedIn && application ? texts.signedOutOf(application) : texts.signedOut
  useTitle(title, texts.signedOut)
  return (
    <div className={styles.panel}>
      <div className={styles.head} role="status">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{isSignedIn ? texts.stillSignedIn : texts.signedOutText}</p>
      </div>
      <div className={styles.choices}>
        <Button asChild variant="primary">
          <FeatureLink to={isSignedIn ? pagePaths.start : pagePaths.signIn} replace>
            {isSignedIn ? home : texts.signInAgain}
          </FeatureLink>
        </Button>
      </div>
    </div>
  )
}
