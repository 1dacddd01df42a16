import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { BadgeCheck } from 'lucide-react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import type { CertificationStatus } from '../api'
import { companyMessages } from '../messages'
import { CertificationBadge } from './CertificationBadge'
import { HomeCard } from './HomeCard'

const actions = {
  uncertified: 'certifyNow',
  pending: undefined,
  rejected: 'certifyAgain',
  certified: 'certifyAgain',
} as const

/** How far certification is; administrators are led to what there is to do. */
export function CertificationCard({ status }: { readonly status: CertificationStatus }) {
  const texts = useTexts(companyMessages)
  const { offers } = useHost()
  const action = actions[status]
  return (
    <HomeCard
      icon={<BadgeCheck aria-hidden="true" />}
      title={texts.certification}
      status={<CertificationBadge status={status} />}
      hint={texts[`certification.${status}`]}
      action={
        action &&
        offers(pagePaths.companyInformation) && (
          <Button asChild>
            <FeatureLink to={pagePaths.companyInformation}>{texts[action]}</FeatureLink>
          </Button>
        )
      }
    />
  )
}
