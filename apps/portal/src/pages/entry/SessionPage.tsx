import { SessionFeature } from '@atrium/features/session'
import { isLedByOthers } from '../../arrival/isLedByOthers'
import { LanguageSwitch } from '../../LanguageSwitch'
import { startAfresh } from '../../leave'
import { useVisit } from '../../useVisit'
import { useFragment } from './useFragment'

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
      fragment={useFragment()}
      onPersonChanged={startAfresh}
      corner={<LanguageSwitch />}
    />
  )
}

/** Whether the service has providers of social accounts, as written in the page. */
const hasSocial = (): boolean => document.querySelector('meta[name=social]') !== null
