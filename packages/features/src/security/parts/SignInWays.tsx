import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useAtomValue } from 'jotai'
import { KeyRound, Mail, Smartphone } from 'lucide-react'
import { type Ref, use } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { Entry } from '../../shared/settings/Entry'
import { EntryList } from '../../shared/settings/EntryList'
import { maskedMail, maskedMobile } from '../../shared/texts/masked'
import type { Security } from '../api'
import { securityAtom } from '../atoms'
import { securityMessages } from '../messages'
import { SecurityHostContext } from './SecurityHost'
import { useProtectionTexts } from './useProtectionTexts'

/** The ways to sign in, a row each. Failures are reported above, once. */
export function SignInWays({ ref }: { readonly ref: Ref<HTMLElement> }) {
  const texts = useTexts(securityMessages)
  const { email, ways } = use(SecurityHostContext)
  const security = useAtomValue(securityAtom)
  const isNarrow = useNarrowWindow()
  if (security.state === 'failed') return null
  return (
    <Card
      ref={ref}
      tabIndex={-1}
      title={texts.ways}
      description={texts.waysHint}
      padding={security.state === 'loading' ? 'normal' : 'none'}
    >
      {security.state === 'loading' ? (
        <Skeleton shape="block" height={(ways ? 4 : 3) * (isNarrow ? 79 : 67) - 20} />
      ) : (
        <EntryList edgeToEdge>
          <PasswordRow security={security.value} />
          <MobileRow security={security.value} />
          {email ? (
            email(security.value.email, security.value.isEmailVerified)
          ) : (
            <Entry
              icon={<Mail />}
              name={texts.email}
              value={maskedMail(security.value.email) || texts.emailNone}
            />
          )}
          {ways}
        </EntryList>
      )}
    </Card>
  )
}

function MobileRow({ security: { phone } }: { readonly security: Security }) {
  const texts = useTexts(securityMessages)
  const { rebind } = use(SecurityHostContext)
  return (
    <Entry
      icon={<Smartphone />}
      name={texts.mobile}
      state={<StatusBadge tone="success">{texts.bound}</StatusBadge>}
      value={maskedMobile(phone)}
      hint={texts.mobileHint}
      actions={rebind?.(phone)}
    />
  )
}

function PasswordRow({ security }: { readonly security: Security }) {
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
