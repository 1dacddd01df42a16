import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { Link } from '@atrium/ui/link'
import { useAtom } from 'jotai'
import { use } from 'react'
import { ProductDrawing } from '../../shared/drawing/ProductDrawing'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { useReturn } from '../../shared/request/useReturn'
import layout from '../../shared/screen/Layout.module.css'
import { Screen } from '../../shared/screen/Screen'
import { catalogueAtom } from '../atoms'
import { CatalogueHostContext } from '../parts/CatalogueHost'
import { CatalogueSkeleton } from '../parts/CatalogueSkeleton'
import { askPath, productPath, soldProductPath } from '../routes'
import type { OtherApp } from './api'
import { appsAtom } from './atoms'
import { appsMessages } from './messages'
import styles from './parts/AppCard.module.css'
import { AppSection } from './parts/AppSection'

/** `/CloudProductDetails`: the cloud apps that the person can open, and how to get the others. */
export function CloudApps() {
  const texts = useTexts(appsMessages)
  const { isSignedIn } = use(CatalogueHostContext)
  return (
    <Screen name={texts.apps} width="reading">
      {isSignedIn ? <OwnApps /> : <AnybodysApps />}
    </Screen>
  )
}

function OwnApps() {
  const texts = useTexts(appsMessages)
  const [apps, askAgain] = useAtom(appsAtom)
  // Sent by the tab in which an app was opened.
  useReturn(2000, askAgain)
  if (apps.state === 'loading') return <CatalogueSkeleton />
  if (apps.state === 'failed')
    return <RequestFailure failure={apps.failure} title={texts.appsFailed} onRetry={askAgain} />
  const own = apps.value.apps.filter(({ isEarlier }) => !isEarlier)
  const earlier = apps.value.apps.length - own.length
  return (
    <div className={layout.sections}>
      <AppSection
        title={texts.yours}
        apps={own}
        none={<EmptyState drawing="products" title={texts.none} description={texts.noneHint} />}
        end={
          earlier > 0 && (
            <Link variant="quiet" asChild>
              <FeatureLink to={pagePaths.earlierApps}>{texts.toEarlier(earlier)}</FeatureLink>
            </Link>
          )
        }
      />
      {apps.value.others.length > 0 && (
        <AppSection title={texts.others} hint={texts.othersHint}>
          {apps.value.others.map((app) => (
            <OtherAppCard key={app.productId} app={app} />
          ))}
        </AppSection>
      )}
    </div>
  )
}

/** Visitors see all offers; a link to the sign-in leads to their own apps. */
function AnybodysApps() {
  const texts = useTexts(appsMessages)
  const { onSignIn } = use(CatalogueHostContext)
  const [catalogue, askAgain] = useAtom(catalogueAtom)
  if (catalogue.state === 'loading') return <CatalogueSkeleton />
  if (catalogue.state === 'failed')
    return <RequestFailure failure={catalogue.failure} title={texts.appsFailed} onRetry={askAgain} />
  const apps = catalogue.value.products.filter(({ productType }) => productType === 'subscription')
  return (
    <AppSection
      title={texts.allApps}
      hint={texts.signInHint}
      end={
        onSignIn && (
          <Button variant="primary" onClick={onSignIn}>
            {texts.signIn}
          </Button>
        )
      }
    >
      {apps.map((app) => (
        <OtherAppCard key={app.productId} app={{ ...app, isSold: false, companies: [] }} />
      ))}
    </AppSection>
  )
}

interface OtherAppCardProps {
  readonly app: Pick<OtherApp, 'productId' | 'productName' | 'summary' | 'drawing' | 'trialDays'> & {
    readonly isSold: boolean
    readonly companies: OtherApp['companies']
  }
}

/** A cloud app the person doesn't have, with the ways to get it, cheapest first. */
function OtherAppCard({ app }: OtherAppCardProps) {
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
