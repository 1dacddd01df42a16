import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useHost'
import { securityAtom } from './atoms'
import { securityMessages } from './messages'
import { useProtectionTexts } from './parts/useProtectionTexts'
import { securityRoutes } from './routes'
import styles from './SecurityLine.module.css'

/** How safe the account is in one line, with what to do next, for a host's home. Nothing where it can't be told. */
export function SecurityLine() {
  const texts = useTexts(securityMessages)
  const { nextOf } = useProtectionTexts()
  const security = useAtomValue(securityAtom)
  if (security.state === 'failed') return null
  // In a column of a home as on a phone the button stands below the words.
  if (security.state === 'loading') return <Skeleton shape="block" height={110} />
  const { protections } = security.value
  const weak = protections.filter(({ isWeak }) => isWeak)
  const next = nextOf(security.value)
  const Icon = next ? ShieldAlert : ShieldCheck
  return (
    <Card className={styles.card} data-state={next ? 'weak' : 'good'}>
      <div className={styles.line}>
        <Icon aria-hidden className={styles.icon} />
        <div className={styles.words}>
          <h2 className={styles.score}>
            {texts.score(protections.length - weak.length, protections.length)}
          </h2>
          <p className={styles.reason}>{next?.reason ?? texts.allGood}</p>
        </div>
        <Button asChild size="small">
          <FeatureLink to={next?.to ?? securityRoutes.centre}>{next?.label ?? texts.toCentre}</FeatureLink>
        </Button>
      </div>
    </Card>
  )
}
