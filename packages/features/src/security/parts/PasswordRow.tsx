import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { StatusBadge } from '@atrium/ui/status-badge'
import { KeyRound } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { Entry } from '../../shared/settings/Entry'
import type { Security } from '../api'
import { securityMessages } from '../messages'
import { useProtectionTexts } from './useProtectionTexts'

export function PasswordRow({ security }: { readonly security: Security }) {
  const texts = useTexts(securityMessages)
  const { passwordSince } = useProtectionTexts()
  const isWeak = security.protections.some(
    (protection) => protection.kind === 'password' && protection.isWeak,
  )
  return (
    <Entry
      icon={<KeyRound />}
      name={texts.password}
      state={
        <StatusBadge tone={isWeak ? 'warning' : 'success'}>
          {isWeak ? texts.passwordOld : texts.passwordSet}
        </StatusBadge>
      }
      hint={passwordSince(security)}
      actions={
        <Button asChild size="small">
          <FeatureLink to={pagePaths.personalPassword} aria-label={texts.changeOf(texts.password)}>
            {texts.change}
          </FeatureLink>
        </Button>
      }
    />
  )
}
