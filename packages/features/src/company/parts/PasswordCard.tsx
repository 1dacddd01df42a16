import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { KeyRound } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import { companyMessages } from '../messages'
import { HomeCard } from './HomeCard'

/** The way to one's password, where the host has it. */
export function PasswordCard() {
  const texts = useTexts(companyMessages)
  const { serves } = useHost()
  if (!serves(pagePaths.companyPassword)) return null
  return (
    <HomeCard
      icon={<KeyRound aria-hidden="true" />}
      title={texts.passwordCard}
      hint={texts.passwordHint}
      action={
        <Button asChild>
          <FeatureLink to={pagePaths.companyPassword}>{texts.password}</FeatureLink>
        </Button>
      }
    />
  )
}
