import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { useFormat } from '../shared/texts/useFormat'
import { securityAtom } from './atoms'
import { securityMessages } from './messages'
import { useProtectionTexts } from './parts/useProtectionTexts'
import styles from './SecurityLine.module.css'

/**
 * The protection of the account in one line, for a host's home, whose to-dos contain the actions. Nothing if it
 * can't be loaded.
 */
export function SecurityLine() {
  const texts = useTexts(securityMessages)
  const { nameOf } = useProtectionTexts()
  const { list } = useFormat()
  const security = useAtomValue(securityAtom)
  if (security.state === 'failed') return null
  // In a column of a home, as on a phone, the button is below the text.
  if (security.state === 'loading') return <Skeleton shape="block" height={136} />
  const { protections } = security.value
  const weak = protections.filter(({ isWeak }) => isWeak)
  const isWeak = weak.length > 0
  const Icon = isWeak ? ShieldAlert : ShieldCheck
  return (
    <Card
      className={styles.card}
      title={texts.score(protections.length - weak.length, protections.length)}
      aria-labelledby={undefined}
      data-state={isWeak ? 'weak' : 'good'}
    >
      <div className={styles.line}>
        <span className={styles.icon} aria-hidden>
          <Icon />
        </span>
        <p className={styles.reason}>
          {isWeak ? texts.toStrengthen(list(weak.map(({ kind }) => nameOf(kind)))) : texts.allGood}
        </p>
        <Button asChild size="small">
          <FeatureLink to={pagePaths.security}>{texts.toCentre}</FeatureLink>
        </Button>
      </div>
    </Card>
  )
}
