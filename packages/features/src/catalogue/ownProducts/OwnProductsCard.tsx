import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Link } from '@atrium/ui/link'
import { useAtomValue } from 'jotai'
import { ProductDrawing } from '../../shared/drawing/ProductDrawing'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { factsOf } from '../../shared/licence/LicenceStanding'
import { LicenceState } from '../../shared/licence/LicenceState'
import { CardLine, CardLines } from '../../shared/screen/CardLine'
import { useFormat } from '../../shared/texts/useFormat'
import { useTimeLeft } from '../parts/useTimeLeft'
import type { OwnProduct } from './api'
import { ownProductsAtom, standingOf } from './atoms'
import { ownProductsMessages } from './messages'
import styles from './OwnProductsCard.module.css'
import { useOwnProductActions } from './useOwnProductActions'

/** Enough for a glance; the page has all of them. */
const most = 5

/** The products that the person bought or tries, with links to open or renew them; nothing if there are none. */
export function OwnProductsCard() {
  const texts = useTexts(ownProductsMessages)
  const owned = useAtomValue(ownProductsAtom)
  if (owned.state !== 'ready' || owned.value.length === 0) return null
  return (
    <Card
      title={texts.ownProducts}
      padding="none"
      actions={
        <Link variant="quiet" asChild>
          <FeatureLink to={pagePaths.ownProducts}>{texts.all}</FeatureLink>
        </Link>
      }
    >
      <div className={styles.products}>
        <CardLines className={styles.list}>
          {owned.value.slice(0, most).map((one) => (
            <Line key={`${one.source} ${one.id}`} owned={one} />
          ))}
        </CardLines>
      </div>
    </Card>
  )
}

function Line({ owned }: { readonly owned: OwnProduct }) {
  const texts = useTexts(ownProductsMessages)
  const { serviceDay: day } = useFormat()
  const timeLeft = useTimeLeft()
  const { launch, buy, open } = useOwnProductActions(owned)
  const { productName, drawing, source, endAt } = owned
  const standing = standingOf(owned)
  // An approaching end is shown next to it.
  const isQuiet = factsOf(standing).includes('normal')
  // Bought products can be renewed once they end soon.
  const isDue = source === 'bought' ? !isQuiet : launch === undefined
  const { label, name, to, opensTab } = (isDue && buy) || (launch ?? open)
  const term = endAt === null ? texts.forEver : isQuiet ? timeLeft(endAt) : day(endAt)
  return (
    <CardLine
      start={<ProductDrawing name={drawing ?? 'doorway'} size="small" />}
      title={productName}
      detail={`${texts[source]} · ${term}`}
    >
      <LicenceState {...standing} />
      <Button size="small" className={styles.action} asChild>
        <FeatureLink to={to} aria-label={name} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
          {label}
        </FeatureLink>
      </Button>
    </CardLine>
  )
}
