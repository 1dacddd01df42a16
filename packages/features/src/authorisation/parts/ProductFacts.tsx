import { idleLong } from '@atrium/contracts/shared/use/contract'
import { Button } from '@atrium/ui/button'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Link } from '@atrium/ui/link'
import { Skeleton } from '@atrium/ui/skeleton'
import type { ReactNode } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useKept'
import type { OpenReclaim } from '../../shared/licence/idleChoices'
import { LicenceState } from '../../shared/licence/LicenceState'
import { ProductSeats } from '../../shared/seats/ProductSeats'
import { useSeatScope } from '../../shared/seats/useSeatScope'
import { useFormat } from '../../shared/texts/useFormat'
import type { KnownProduct } from '../api'
import { productStanding } from '../productList'
import { idleHoldersPath } from '../routes'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { EarlierEnd } from './EarlierEnd'
import styles from './ProductFacts.module.css'

interface ProductFactsProps {
  /** Undefined: loading, with space reserved. */
  readonly product: KnownProduct | undefined
  /** Takes back licences that nobody uses. Default: not offered. */
  readonly reclaim?: OpenReclaim | undefined
}

/** The remaining seats as a bar, and the end of the product. */
export function ProductFacts({ product, reclaim }: ProductFactsProps) {
  const texts = useAuthorisationTexts()
  const { locale } = useHost()
  const format = useFormat()
  const scope = useSeatScope().name
  const fact = (show: (known: KnownProduct) => ReactNode) =>
    product ? show(product) : <Skeleton width="60%" />
  return (
    <div className={styles.facts}>
      {product && (
        <div className={styles.seats}>
          <p className={styles.figures}>
            {texts.unusedOfTotal} · {scope}
            <span className={styles.figure}>
              <strong>{format.count(product.unusedCount)}</strong> ({format.count(product.totalCount)})
            </span>
          </p>
          <ProductSeats
            total={product.totalCount}
            left={product.unusedCount}
            passedOn={product.passedOn}
            isActive={product.isActive}
            isConcurrent={product.isConcurrent}
          />
        </div>
      )}
      <DescriptionList columns={1} termWidth={locale === 'en' ? '128px' : '104px'}>
        <DescriptionItem term={texts.status}>
          {fact((known) => (
            <LicenceState {...productStanding(known)} />
          ))}
        </DescriptionItem>
        <DescriptionItem term={texts.validity}>
          {fact((known) => (
            <>
              <span
                title={
                  known.licensingType === 'permanent'
                    ? undefined
                    : texts.endsOn(format.serviceTime(known.endTime))
                }
              >
                {format.validity({
                  start: known.startTime,
                  end: known.endTime,
                  licensingType: known.licensingType,
                })}
              </span>
              <EarlierEnd product={known} />
            </>
          ))}
        </DescriptionItem>
        {product?.isTrial && <DescriptionItem term={texts.trialTerm}>{texts.trialHint}</DescriptionItem>}
        <DescriptionItem term={texts.remainingDays}>
          {fact(({ licensingType, remainingDays }) =>
            licensingType === 'permanent' ? texts.permanentDays : texts.days(remainingDays),
          )}
        </DescriptionItem>
        {product && !product.isConcurrent && product.idleCount !== null && (
          <DescriptionItem term={texts.idleSeats}>
            {product.idleCount === 0 ? (
              texts.noIdleSeats(idleLong)
            ) : (
              <span className={styles.idle}>
                <Link asChild>
                  <FeatureLink to={idleHoldersPath(product, idleLong)}>
                    {texts.idleSeatsCount(product.idleCount, idleLong)}
                  </FeatureLink>
                </Link>
                {reclaim && (
                  <Button
                    size="small"
                    onClick={() => reclaim({ productId: product.productId, idleDays: idleLong })}
                  >
                    {texts.reclaimIdle}
                  </Button>
                )}
              </span>
            )}
          </DescriptionItem>
        )}
        <DescriptionItem term={texts.remarks}>{fact(({ remarks }) => remarks)}</DescriptionItem>
      </DescriptionList>
    </div>
  )
}
