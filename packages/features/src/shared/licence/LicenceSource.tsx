import { pagePaths, paths } from '@atrium/contracts/paths'
import { Link } from '@atrium/ui/link'
import { FeatureLink } from '../host/FeatureLink'
import { useHost } from '../host/useKept'
import { type Sourced, useSourceName } from './useSourceName'

interface LicenceSourceProps extends Sourced {
  /** Null for other sources, or if the rule was deleted. */
  readonly ruleId: string | null
}

/** How a member came by a licence; a rule is a link to its page, for people who have that page. */
export function LicenceSource({ ruleId, ...sourced }: LicenceSourceProps) {
  const { offers, serves } = useHost()
  const words = useSourceName()(sourced)
  if (ruleId === null || !offers(pagePaths.licenceRules)) return words
  const to = paths.licenceRule({ ruleId })
  if (!serves(to)) return words
  return (
    <Link asChild>
      <FeatureLink to={to}>{words}</FeatureLink>
    </Link>
  )
}
