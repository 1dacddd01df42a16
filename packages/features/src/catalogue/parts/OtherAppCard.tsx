import { Button } from '@atrium/ui/button'
import { ProductDrawing } from '../../shared/drawing/ProductDrawing'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import type { OtherApp } from '../apps/api'
import { appsMessages } from '../apps/messages'
import { askPath, productPath, soldProductPath } from '../routes'
import styles from './AppCard.module.css'

export interface OtherAppCardProps {
  readonly app: Pick<OtherApp, 'productId' | 'productName' | 'summary' | 'drawing' | 'trialDays'> & {
    readonly isSold: boolean
    readonly companies: OtherApp['companies']
  }
}

/** A cloud app that one doesn't have: how to come by it, first what costs least. */
export function OtherAppCard({ app }: OtherAppCardProps) {
  const texts = useTexts(appsMessages)
  const { productId, productName, summary, drawing, trialDays, isSold, companies } = app
  const ways = [
    ...companies.map(({ companyId, companyName }) => ({
      label: companies.length > 1 ? texts.askAt(companyName) : texts.ask,
      to: askPath(companyId),
    })),
    ...(trialDays === null ? [] : [{ label: texts.tryIt(trialDays), to: productPath(productId) }]),
    ...(isSold ? [{ label: texts.buy, to: soldProductPath(productId) }] : []),
  ]
  if (ways.length === 0) ways.push({ label: texts.look, to: productPath(productId) })
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <ProductDrawing name={drawing} size="small" />
      </div>
      <h3 className={styles.name}>{productName}</h3>
      <p className={styles.line}>{summary}</p>
      <div className={styles.end}>
        {ways.map(({ label, to }) => (
          <Button key={label} asChild>
            <FeatureLink to={to} aria-label={texts.of(label, productName)}>
              {label}
            </FeatureLink>
          </Button>
        ))}
      </div>
    </li>
  )
}
