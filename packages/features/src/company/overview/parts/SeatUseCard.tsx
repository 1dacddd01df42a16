import { pagePaths } from '@atrium/contracts/paths'
import { Card } from '@atrium/ui/card'
import { Link } from '@atrium/ui/link'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost } from '../../../shared/host/useKept'
import { factsOf } from '../../../shared/licence/LicenceStanding'
import { LicenceState } from '../../../shared/licence/LicenceState'
import { CountedTitle } from '../../../shared/screen/CountedTitle'
import { ProductSeatBar } from '../../../shared/seats/ProductSeats'
import { SeatLegend } from '../../../shared/seats/SeatLegend'
import { SeatNote } from '../../../shared/seats/SeatNote'
import { useSeatScope } from '../../../shared/seats/useSeatScope'
import { useFormat } from '../../../shared/texts/useFormat'
import { productPath } from '../../routes'
import type { Overview } from '../api'
import { batchLines } from '../batchLines'
import { useOverviewTexts } from '../useOverviewTexts'
import styles from './SeatUseCard.module.css'

const most = 7

/** The use of seats per product, fullest first; each line links to its product. */
export function SeatUseCard({ overview: { seats, now } }: { readonly overview: Overview }) {
  const texts = useOverviewTexts(now)
  const { offers } = useHost()
  const mayManage = offers(pagePaths.licencesByProduct)
  const scope = useSeatScope()
  const grouped = batchLines(seats)
  return (
    <Card
      padding="none"
      title={<CountedTitle count={texts.productCount(seats.length)}>{texts.seatUse}</CountedTitle>}
      actions={<SeatLegend />}
      footer={
        <SeatNote
          legend={
            mayManage &&
            seats.length > most && (
              <Link variant="quiet" alone asChild>
                <FeatureLink to={pagePaths.licencesByProduct}>{texts.allProducts(seats.length)}</FeatureLink>
              </Link>
            )
          }
        >
          {scope.sentence}
        </SeatNote>
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
          {grouped.slice(0, most).map(({ product, batch }) => (
            <Product
              key={product.productId}
              product={product}
              batch={batch}
              now={now}
              mayManage={mayManage}
            />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type Seats = Overview['seats'][number]

interface ProductProps {
  readonly product: Seats
  /** Its number among several batches of the product, from 1; undefined: it is the only one. */
  readonly batch: number | undefined
  readonly now: string
  readonly mayManage: boolean
}

function Product({ product, batch, now, mayManage }: ProductProps) {
  const { daysUntil, batchOf } = useOverviewTexts(now)
  const format = useFormat()
  const { name, total, used, passedOn, status, end } = product
  const left = total - used
  const daysLeft = end === null ? undefined : daysUntil(end)
  const standing = { status, daysLeft, isFull: total > 0 && left === 0 }
  return (
    <tr>
      <th scope="row">
        <span className={styles.product}>
          {mayManage ? (
            <Link className={styles.name} variant="quiet" alone asChild>
              <FeatureLink to={productPath(name)}>{name}</FeatureLink>
            </Link>
          ) : (
            name
          )}
          {batch !== undefined && (
            <span className={styles.batch}>{batchOf(batch, format.validity(product))}</span>
          )}
          {!factsOf(standing).includes('normal') && <LicenceState {...standing} />}
        </span>
      </th>
      <td>
        <ProductSeatBar
          className={styles.bar}
          total={total}
          left={left}
          passedOn={passedOn}
          isActive={status === 'normal'}
        />
      </td>
      <td data-align="end">
        {format.count(left)} <span className={styles.total}>({format.count(total)})</span>
      </td>
      <td data-column="validity">{format.validity(product)}</td>
    </tr>
  )
}
