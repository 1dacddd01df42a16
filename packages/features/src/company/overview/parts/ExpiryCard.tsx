import { pagePaths } from '@atrium/contracts/paths'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { ExpiryLine } from '@atrium/ui/expiry-line'
import { Link } from '@atrium/ui/link'
import { TruncatedText } from '@atrium/ui/tooltip'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost } from '../../../shared/host/useKept'
import { CountedTitle } from '../../../shared/screen/CountedTitle'
import { serviceTimeZone } from '../../../shared/texts/serviceTimeZone'
import { productPath } from '../../routes'
import type { Overview } from '../api'
import { endState, listedEnds } from '../batchLines'
import { useOverviewTexts } from '../useOverviewTexts'
import styles from './ExpiryCard.module.css'

const year = 365 * 86_400_000

/** The ends of the company's products, as a drawing, with the most urgent ones by name. */
export function ExpiryCard({ overview: { seats, now } }: { readonly overview: Overview }) {
  const texts = useOverviewTexts(now)
  const { offers } = useHost()
  const dated = seats.flatMap(endsOf).sort((one, other) => one.end.localeCompare(other.end))
  const moment = Date.parse(now)
  const over = dated.filter((end) => endState(end, moment) === 'over')
  const ahead = dated.slice(over.length).filter(({ end }) => Date.parse(end) <= moment + year)
  const permanent = seats.filter(({ end }) => end === null).length
  const month = new Intl.DateTimeFormat('en', { month: 'numeric', timeZone: serviceTimeZone })
  return (
    <Card
      title={<CountedTitle count={texts.expiryHint}>{texts.expiry}</CountedTitle>}
      footer={permanent > 0 && <span className={styles.hint}>{texts.permanentCount(permanent)}</span>}
    >
      {dated.length === 0 ? (
        <EmptyState drawing="history" title={texts.noExpiry} />
      ) : (
        <>
          <ExpiryLine
            points={dated.map(({ id, name, some, end }) => ({
              id,
              at: new Date(end),
              words: `${name} ${some === undefined ? '' : `${texts.someSeats(some)} `}${endState({ end }, moment) === 'over' ? `${texts.over} ` : ''}${texts.day(end)}`,
            }))}
            now={new Date(now)}
            label={texts.expiryLabel(over.length, new Set(ahead.map(({ productId }) => productId)).size)}
            nowLabel={texts.now}
            overLabel={texts.over}
            formatMonth={(date) => texts.month(Number(month.format(date)))}
          />
          <ul className={styles.list}>
            {listedEnds(dated, moment).map(({ id, name, some, end }) => (
              <li key={id} className={styles.product}>
                {offers(pagePaths.licencesByProduct) ? (
                  <Link className={styles.name} variant="quiet" alone asChild>
                    <FeatureLink to={productPath(name)}>
                      <TruncatedText focusable={false}>{name}</TruncatedText>
                    </FeatureLink>
                  </Link>
                ) : (
                  <TruncatedText className={styles.name}>{name}</TruncatedText>
                )}
                <span className={styles.end} data-state={endState({ end }, moment)}>
                  {some !== undefined && `${texts.someSeats(some)} `}
                  {endState({ end }, moment) === 'over' ? texts.over : texts.day(end)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** The ends of a batch: its own, and before it that of the seats that weren't renewed. */
function endsOf({ productId, name, end, earlierEnd }: Overview['seats'][number]) {
  const known = { productId, name }
  return [
    ...(earlierEnd
      ? [{ ...known, id: `${productId} earlier`, end: earlierEnd.endTime, some: earlierEnd.seats }]
      : []),
    ...(end === null ? [] : [{ ...known, id: productId, end, some: undefined }]),
  ]
}
