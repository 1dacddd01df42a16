import { useAtomValue } from 'jotai'
import { use, useRef, useState } from 'react'
import { useTexts } from '../shared/host/useHost'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import type { Protection } from './api'
import { eventsAtom, sessionsAtom } from './atoms'
import { securityMessages } from './messages'
import { CheckUp } from './parts/CheckUp'
import { OpenSessions } from './parts/OpenSessions'
import { SecurityEvents } from './parts/SecurityEvents'
import { SecurityHostContext } from './parts/SecurityHost'
import { SignInWays } from './parts/SignInWays'
import styles from './SecurityCentre.module.css'

/** `/securityCenter`: what to do next first, then what keeps the account one's own, who is in it, and what happened. */
export default function SecurityCentre() {
  const texts = useTexts(securityMessages)
  const { sections, privacy, ending } = use(SecurityHostContext)
  const ways = useRef<HTMLElement>(null)
  const others = useRef<HTMLDivElement>(null)
  // What stands below would be pushed down before. Once there it stays, also while one asks again.
  const [isKnown, setIsKnown] = useState(false)
  const recent = [useAtomValue(sessionsAtom), useAtomValue(eventsAtom)]
  if (!isKnown && recent.every(({ state }) => state !== 'loading')) setIsKnown(true)
  function showStep(kind: Protection) {
    const place = kind === 'email' ? ways.current : others.current
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }
  return (
    <Screen name={texts.centre} width="reading">
      <div className={`${styles.centre} ${layout.sections}`}>
        <CheckUp onStepHere={showStep} />
        <div className={styles.columns}>
          <div className={layout.sections}>
            <SignInWays ref={ways} />
            {sections && (
              <div ref={others} tabIndex={-1} className={styles.others}>
                {sections}
              </div>
            )}
          </div>
          <div className={`${styles.beside} ${layout.sections}`}>
            <OpenSessions />
            {isKnown && <SecurityEvents />}
            {isKnown && privacy}
          </div>
          {ending}
        </div>
      </div>
    </Screen>
  )
}
