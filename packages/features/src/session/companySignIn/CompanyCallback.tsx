import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useLocation } from '../../shared/host/useLocation'
import { askedAtom } from '../askedAtom'
import type { EntryProps } from '../parts/EntryFrame'
import { Threshold } from '../parts/Threshold'
import { useEntryPath } from '../parts/useEntryPath'
import { useSession, useSessionState } from '../SessionContext'
import { SessionGuard } from '../SessionGuard'
import styles from '../SignIn.module.css'
import { SecondStep } from '../secondStep/SecondStep'
import { Stopped } from '../social/Stopped'
import { pathOf } from '../social/useArrival'
import { useLeaveOnce } from '../social/useLeaveOnce'
import { Working } from '../social/Working'
import { CompanyLinking } from './CompanyLinking'
import { companySignInMessages } from './messages'
import { type CompanyStage, useCompanyArrival } from './useCompanyArrival'

/** `/companyCallback`: the return from a company's identity provider, to sign in, to link or to prove an identity. */
export function CompanyCallback({ corner, onPersonChanged, fragment = '', ...entry }: EntryProps) {
  const session = useSession()
  const state = useSessionState(session)
  const { navigate } = useHost()
  const { search } = useLocation()
  const asked = useAtomValue(askedAtom)
  const stage = useCompanyArrival(session, fragment)
  const leave = useLeaveOnce(entry)
  const isSignedIn = state.state === 'signedIn'
  const isDone = stage.is === 'signingIn' && isSignedIn
  const onDone = useEffectEvent(leave)
  useEffect(() => {
    if (isDone) onDone()
  }, [isDone])

  /** Reloaded, or opened by its address. */
  const goElsewhere = useEffectEvent(() => {
    if (isSignedIn) return leave()
    navigate(pathOf(pagePaths.signIn, search), { replace: true })
  })
  useEffect(() => {
    if (stage.is === 'empty') goElsewhere()
  }, [stage.is])

  return (
    <SessionGuard session={session} onSignedOut={nothing} onPersonChanged={onPersonChanged ?? nothing}>
      <Threshold corner={corner} isLong={stage.is === 'linking'}>
        {stage.is === 'linking' ? (
          <CompanyLinking isSignedIn={isSignedIn} onDone={leave} />
        ) : stage.is === 'signingIn' && asked ? (
          <SecondStep asked={asked} onSignedIn={nothing} />
        ) : (
          <Shown stage={stage} startPath={entry.startPath} isSignedIn={isSignedIn} />
        )}
      </Threshold>
    </SessionGuard>
  )
}

const nothing = () => {}

interface ShownProps {
  readonly stage: Exclude<CompanyStage, { is: 'linking' }>
  readonly startPath: string
  readonly isSignedIn: boolean
}

function Shown({ stage, startPath, isSignedIn }: ShownProps) {
  const texts = useTexts(companySignInMessages)
  const pathOfEntry = useEntryPath()
  const purpose = 'purpose' in stage ? stage.purpose : 'signIn'
  const workingTitles = { signIn: texts.arriving, prove: texts.proving, test: texts.testing }
  const stoppedTitles = { signIn: texts.failed, prove: texts.provingFailed, test: texts.testingFailed }
  if (stage.is !== 'stopped') return <Working title={workingTitles[purpose]} text={texts.arrivingText} />
  const back = purpose !== 'signIn' && stage.from ? stage.from : startPath
  return (
    <Stopped
      title={stoppedTitles[purpose]}
      because={stage.because}
      details={stage.fault && texts.fault(stage.fault)}
      onRetry={stage.onRetry}
    >
      {isSignedIn && stage.isLinkedOtherwise && (
        <Button asChild variant="primary" className={styles.submit}>
          <FeatureLink to={pagePaths.security} replace>
            {texts.securityCentre}
          </FeatureLink>
        </Button>
      )}
      <Button
        asChild
        variant={stage.onRetry || stage.isLinkedOtherwise ? 'ghost' : 'primary'}
        className={styles.submit}
      >
        {isSignedIn ? (
          <FeatureLink to={back} replace>
            {texts.goBack}
          </FeatureLink>
        ) : (
          <FeatureLink to={pathOfEntry(pagePaths.signIn)}>{texts.backToSignIn}</FeatureLink>
        )}
      </Button>
    </Stopped>
  )
}
