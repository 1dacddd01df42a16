import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { useAsking } from '../shared/entry/asking'
import { useTexts } from '../shared/host/useKept'
import { useTitle } from '../shared/host/useTitle'
import { askedAtom } from './askedAtom'
import { sessionMessages } from './messages'
import { EntryFrame, type EntryProps } from './parts/EntryFrame'
import { EntryLink } from './parts/EntryLink'
import { PasswordSignIn } from './parts/PasswordSignIn'
import { Ways } from './parts/Ways'
import { useSession, useSessionState } from './SessionContext'
import styles from './SignIn.module.css'
import { useWayIn } from './useWayIn'

/** `/WebLogin`: signs in with a password or another method, then returns to the original page. */
export function SignIn(props: EntryProps) {
  const texts = useTexts(sessionMessages)
  useTitle(texts.signIn)
  const { way, used } = useWayIn(props.hasSocial, props.ways)
  const state = useSessionState(useSession())
  const asked = useAtomValue(askedAtom)
  const asking = useAsking()
  const names = {
    password: texts.byPassword,
    code: texts.byCode,
    passkey: texts.byPasskey,
    enterprise: texts.byEnterprise,
    ...(props.hasSocial && { social: texts.bySocial }),
  }
  const isOffered = (name: string) => !props.ways || props.ways.some((each) => each === name)
  const because = state.state === 'signedOut' && state.because ? texts[state.because] : undefined
  if (asked) {
    return (
      <EntryFrame {...props}>
        <Suspense fallback={<div className={styles.room} />}>
          <SecondStep asked={asked} onSignedIn={used} />
        </Suspense>
      </EntryFrame>
    )
  }
  return (
    <EntryFrame {...props}>
      <div className={styles.entry}>
        <div>
          <h1 className={styles.title}>{texts.signIn}</h1>
          {asking && <p className={styles.text}>{texts.toApplication(asking.name)}</p>}
        </div>
        {props.notice}
        <Ways
          label={texts.ways}
          names={Object.fromEntries(Object.entries(names).filter(([name]) => isOffered(name)))}
          current={way}
        />
        {way === 'password' ? (
          <PasswordSignIn
            because={because}
            onSignedIn={used}
            onLeave={props.onLeave}
            hasCompanies={props.fragment !== undefined}
          />
        ) : (
          <Suspense fallback={<div className={styles.room} />}>
            <OtherWay way={way} because={because} onSignedIn={used} onLeave={props.onLeave} />
          </Suspense>
        )}
        {!props.ways && (
          <p className={styles.others}>
            <span>{texts.noAccount}</span> <EntryLink to={pagePaths.register}>{texts.register}</EntryLink>
          </p>
        )}
      </div>
    </EntryFrame>
  )
}

const SecondStep = lazy(async () => ({ default: (await import('./secondStep/SecondStep')).SecondStep }))
const OtherWay = lazy(() => import('./parts/OtherWay'))
