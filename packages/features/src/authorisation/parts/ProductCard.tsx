import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { LicenceState, useLicenceStatusName } from '../../shared/licence/LicenceState'
import { ProductSeats } from '../../shared/seats/ProductSeats'
import { useFormat } from '../../shared/texts/useFormat'
import type { KnownProduct } from '../api'
import { productAtom } from '../atoms'
import { productStanding } from '../productList'
import { requestsPath } from '../routes'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useBuying } from '../useBuying'
import { EarlierEnd } from './EarlierEnd'
import styles from './ProductCard.module.css'
import { BuyLinks } from './ShopLink'

/** The product, and its free seats. */
export function ProductCard() {
  const product = useAtomValue(productAtom)
  return (
    <Card aria-busy={product.state === 'loading'}>
      <Facts product={product.state === 'ready' ? product.value : undefined} />
    </Card>
  )
}

/** Undefined: the product is loading. */
function Facts({ product }: { readonly product: KnownProduct | undefined }) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const buying = useBuying()
  // For pending requests, if they exceed the free seats.
  const lacking = product && Math.max(1, product.waitingCount - product.unusedCount)
  const add = product && buying(product, lacking).add
  const nameOf = useLicenceStatusName()
  const fact = (show: (known: KnownProduct) => ReactNode) =>
    product ? (
      show(product)
    ) : (
      <span className={styles.expected}>
        <Skeleton />
      </span>
    )
  return (
    <>
      <DescriptionList columns={4} layout="above" className={styles.facts}>
        <DescriptionItem term={texts.availableSeats}>
          <span className={styles.asked}>
            {fact((known) => (
              <span className={styles.figure}>{format.count(known.unusedCount)}</span>
            ))}
            {product && product.waitingCount > 0 && (
              <Link asChild>
                <FeatureLink to={requestsPath(product.productId)}>
                  {texts.requests(product.waitingCount)}
                </FeatureLink>
              </Link>
            )}
          </span>
        </DescriptionItem>
        <DescriptionItem term={texts.totalSeats}>
          <span className={styles.asked}>
            {fact((known) => (
              <span className={styles.figure}>{format.count(known.totalCount)}</span>
            ))}
            {add && (
              <Link asChild>
                <FeatureLink to={add.to}>{add.label}</FeatureLink>
              </Link>
            )}
          </span>
        </DescriptionItem>
        <DescriptionItem term={texts.status}>
          {fact((known) => (
            <LicenceState {...productStanding(known)} />
          ))}
        </DescriptionItem>
        <DescriptionItem term={texts.validity}>
          {fact((known) => (
            <>
              {format.validity({
                start: known.startTime,
                end: known.endTime,
                licensingType: known.licensingType,
              })}
              <EarlierEnd product={known} />
            </>
          ))}
        </DescriptionItem>
      </DescriptionList>
      {product ? (
        <ProductSeats
          className={styles.seats}
          total={product.totalCount}
          left={product.unusedCount}
          passedOn={product.passedOn}
          isActive={product.isActive}
          isConcurrent={product.isConcurrent}
        />
      ) : (
        <div className={`${styles.seats} ${styles.waiting}`}>
          <Skeleton lines={2} />
        </div>
      )}
      {product && product.status !== 'normal' && (
        <Notice
          tone="warning"
          className={styles.notice}
          actions={<BuyLinks product={product} size="small" />}
        >
          {texts.productNotNormal(nameOf(product.status))}
        </Notice>
      )}
    </>
  )
}
