import { SessionFeature } from '@atrium/features/session'
import { hasSocial } from '../hasSocial'
import { isLedByOthers } from '../isLedByOthers'
import { LanguageSwitch } from '../LanguageSwitch'
import { startAfresh } from '../leave'
import { useVisit } from '../useVisit'

/** Signing in or out, depending on the path. */
export default function SessionPage() {
  const { session, leaveFor } = useVisit()
  return (
    <SessionFeature
      session={session}
      extent="window"
      asksBeforeSignOut={isLedByOthers()}
      onLeave={leaveFor}
      hasSocial={hasSocial()}
      onPersonChanged={startAfresh}
      corner={<LanguageSwitch />}
    />
  )
}
