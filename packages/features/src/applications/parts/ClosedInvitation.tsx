import { Button } from '@atrium/ui/button'
import { CircleSlash, Clock3, Link2Off, MailCheck, Users } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import type { Invitation } from '../api'
import { joinMessages } from '../messages'
import { JoinOutcome } from './JoinOutcome'

const icons = {
  unknown: <CircleSlash />,
  expired: <Clock3 />,
  revoked: <Link2Off />,
  full: <Users />,
  answered: <MailCheck />,
}
const hints = {
  unknown: 'unknownHint',
  expired: 'expiredHint',
  revoked: 'revokedHint',
  full: 'fullHint',
  answered: 'answeredHint',
} as const

/** The reason why an invitation can't be used. */
export function ClosedInvitation({ state }: { readonly state: Exclude<Invitation['state'], 'valid'> }) {
  const texts = useTexts(joinMessages)
  return (
    <JoinOutcome
      icon={icons[state]}
      tone={state === 'answered' ? 'neutral' : 'warning'}
      title={texts[state]}
      hint={texts[hints[state]]}
      isHeading={state === 'unknown'}
    >
      <Button asChild>
        <FeatureLink to="/">{texts.toCentre}</FeatureLink>
      </Button>
    </JoinOutcome>
  )
}
