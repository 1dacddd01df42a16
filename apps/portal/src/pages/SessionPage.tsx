import { SessionFeature } from '@atrium/features/session'
import { isLedByOthers } from '../isLedByOthers'
import { LanguageSwitch } from '../LanguageSwitch'
import { startAfresh } from '../leave'
import { session } from '../session'

/** Signing in and out: which of the two is told by the path. */
export default function SessionPage() {
  return (
    <SessionFeature
      session={session}
      extent="window"
      asksBeforeSignOut={isLedByOthers()}
      onLeave={(address) => window.location.assign(address)}
      onPersonChanged={startAfresh}
      corner={<LanguageSwitch />}
    />
  )
}
