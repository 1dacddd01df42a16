import { StatusBadge } from '@atrium/ui/status-badge'
import { Smartphone } from 'lucide-react'
import { use } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { Entry } from '../../shared/settings/Entry'
import { maskedMobile } from '../../shared/texts/maskedMobile'
import type { Security } from '../api'
import { securityMessages } from '../messages'
import { SecurityHostContext } from './SecurityHost'

export function MobileRow({ security: { phone } }: { readonly security: Security }) {
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
