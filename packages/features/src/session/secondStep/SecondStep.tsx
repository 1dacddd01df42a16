import { pagePaths } from '@atrium/contracts/paths'
import { useEffect, useEffectEvent } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useLocation } from '../../shared/host/useLocation'
import { useTitle } from '../../shared/host/useTitle'
import { useSession } from '../SessionContext'
import styles from '../SignIn.module.css'
import { takingMessages } from './messages'
import { SecondStepForm } from './SecondStepForm'

interface SecondStepProps {
  readonly asked: string
  readonly onSignedIn: () => void
}

const { phoneSignIn, secondStep: phoneSecondStep } = pagePaths

/** Replaces the sign-in after its first step; on a phone at its own address, `/NVH5LoginAuthentication`. */
export function SecondStep({ asked, onSignedIn }: SecondStepProps) {
  const texts = useTexts(takingMessages)
  const session = useSession()
  const { navigate } = useHost()
  const location = useLocation()
  const { pathname, search } = location
  useTitle(texts.title)

  function move(from: string, to: string) {
    if (pathname === from) navigate(search ? `${to}?${search}` : to, { replace: true })
  }
  const arrive = useEffectEvent(() => move(phoneSignIn, phoneSecondStep))
  useEffect(() => arrive(), [])

  return (
    <div className={styles.entry}>
      <h1 className={styles.title}>{texts.title}</h1>
      <SecondStepForm
        asked={asked}
        session={session}
        onSignedIn={onSignedIn}
        onBack={() => move(phoneSecondStep, phoneSignIn)}
      />
    </div>
  )
}
