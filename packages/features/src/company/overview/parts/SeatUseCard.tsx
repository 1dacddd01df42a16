import { Card } from '@atrium/ui/card'
import { Link } from '@atrium/ui/link'
import { SeatBar } from '@atrium/ui/seat-bar'
import { StatusBadge } from '@atrium/ui/status-badge'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../../shared/host/useHost'
import { CountedTitle } from '../../../shared/screen/CountedTitle'
import { useFormat } from '../../../shared/texts/useFormat'
import { companyMessages } from '../../messages'
import { statusTones } from '../../productCards'
import { companyRoutes, productPath } from '../../routes'
import type { Overview } from '../api'
import { useOverviewTexts } from '../useOverviewTexts'
import styles from './SeatUseCard.module.css'

const most = 7

/** How the seats of the company's products are used, fullest first, each line leading to its product. */
export function SeatUseCard({ overview: { seats, now } }: { readonly overview: Overview }) {
  const texts = useOverviewTexts(now)
  const { offers } = useHost()
  const mayManage = offers(companyRoutes.products)
  return (
    <Card
      padding="none"
      title={<CountedTitle count={texts.productCount(seats.length)}>{texts.seatUse}</CountedTitle>}
      actions={<Legend words={[texts.used, texts.passedOn, texts.left]} />}
      footer={
        mayManage &&
        seats.length > most && (
          <Link variant="quiet" alone asChild>
            <FeatureLink to={companyRoutes.products}>{texts.allProducts(seats.length)}</FeatureLink>
          </Link>
        )
      }
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.use}</th>
            <th scope="col" data-align="end">
              {texts.leftOfTotal}
            </th>
            <th scope="col" data-column="validity">
              {texts.validity}
            </th>
          </tr>
        </thead>
        <tbody>
          {seats.slice(0, most).map((product) => (
            <Product key={product.productId} product={product} texts={texts} mayManage={mayManage} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface ProductProps {
  readonly product: Overview['seats'][number]
  readonly texts: ReturnType<typeof useOverviewTexts>
  readonly mayManage: boolean
}

function Product({ product, texts, mayManage }: ProductProps) {
  const format = useFormat()
  const names = useTexts(companyMessages)
  const { name, total, used, passedOn, status } = product
  const left = total - used
  return (
    <tr>
      <th scope="row">
        {mayManage ? (
          <Link className={styles.name} variant="quiet" alone asChild>
            <FeatureLink to={productPath(name)}>{name}</FeatureLink>
          </Link>
        ) : (
          name
        )}
        {status !== 'normal' && (
          <StatusBadge className={styles.status} tone={statusTones[status]}>
            {names[status]}
          </StatusBadge>
        )}
        {status === 'normal' && left === 0 && (
          <StatusBadge className={styles.status} tone="warning">
            {names.fullyUsed}
          </StatusBadge>
        )}
      </th>
      <td>
        <SeatBar
          className={styles.bar}
          total={total}
          used={used}
          passedOn={passedOn}
          isActive={status === 'normal'}
          label={texts.seatsLabel(used, passedOn, left - passedOn)}
        />
      </td>
      <td data-align="end">
        {format.count(left)} <span className={styles.total}>({format.count(total)})</span>
      </td>
      <td data-column="validity">{format.validity(product)}</td>
    </tr>
  )
}

const parts = ['used', 'passed-on', 'left'] as const

/** What the parts of a bar mean; each bar has its words besides. */
function Legend({ words }: { readonly words: readonly string[] }) {
  return (
    <span className={styles.legend} aria-hidden="true">
      {parts.map((part, index) => (
        <span key={part} className={styles.key} data-part={part}>
          {words[index]}
        </span>
      ))}
    </span>
  )
}
