import { Button } from '@atrium/ui/button'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import type { OtherApp } from '../apps/api'
import { appsMessages } from '../apps/messages'
import { askPath, productPath, soldProductPath } from '../routes'
import styles from './AppCard.module.css'
import { ProductDrawing } from './ProductDrawing'

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
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <ProductDrawing name={drawing} size="small" />
      </div>
      <h3 className={styles.name}>{productName}</h3>
      <p className={styles.line}>{summary}</p>
      <div className={styles.end}>
        {companies.map(({ companyId, companyName }) => (
          <Button key={companyId} asChild>
            <FeatureLink to={askPath(companyId)} aria-label={texts.askOf(productName, companyName)}>
              {companies.length > 1 ? texts.askAt(companyName) : texts.ask}
            </FeatureLink>
          </Button>
        ))}
        {trialDays !== null ? (
          <Button asChild>
            <FeatureLink to={productPath(productId)} aria-label={texts.tryOf(productName)}>
              {texts.tryIt(trialDays)}
            </FeatureLink>
          </Button>
        ) : (
          !isSold && (
            <Button asChild>
              <FeatureLink to={productPath(productId)} aria-label={texts.lookOf(productName)}>
                {texts.look}
              </FeatureLink>
            </Button>
          )
        )}
        {isSold && (
          <Button asChild>
            <FeatureLink to={soldProductPath(productId)} aria-label={texts.buyOf(productName)}>
              {texts.buy}
            </FeatureLink>
          </Button>
        )}
      </div>
    </li>
  )
}
