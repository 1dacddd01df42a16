import { Card } from '@atrium/ui/card'
import { Notice } from '@atrium/ui/notice'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { LicenceState, useLicenceStatusName } from '../../shared/licence/LicenceState'
import { ProductSeats } from '../../shared/seats/ProductSeats'
import { useSeatScope } from '../../shared/seats/useSeatScope'
import { useFormat } from '../../shared/texts/useFormat'
import type { Allocation } from '../api'
import { allocationAtom } from '../atoms'
import { standingOf } from '../departmentFilter'
import { useAllocationTexts } from '../useAllocationTexts'
import { ProductChoice } from './ProductChoice'
import styles from './ProductHead.module.css'

/** The chosen product, and the number of its seats in the person's scope. */
export function ProductHead() {
  const allocation = useAtomValue(allocationAtom)
  const product = allocation.state === 'ready' ? allocation.value.product : undefined
  return (
    <Card data-guide="allocation-product" aria-busy={allocation.state === 'loading'}>
      <div className={styles.head}>
        <ProductChoice product={product} />
        {product && <Facts product={product} />}
      </div>
      {product && (
        <ProductSeats
          className={styles.seats}
          total={product.totalCount}
          left={product.leftCount}
          passedOn={product.passedOn}
          isActive={product.status === 'normal'}
          isConcurrent={product.isConcurrent}
        />
      )}
      {allocation.state === 'loading' && (
        <div className={`${styles.seats} ${styles.waiting}`}>
          <Skeleton lines={2} />
        </div>
      )}
      {product && product.status !== 'normal' && <Ended product={product} />}
    </Card>
  )
}

type Product = Allocation['product']

function Facts({ product }: { readonly product: Product }) {
  const texts = useAllocationTexts()
  const scope = useSeatScope().name
  const { count } = useFormat()
  return (
    <>
      <LicenceState {...standingOf(product)} />
      <dl className={styles.figures}>
        <div>
          <dt>{texts.left(scope)}</dt>
          <dd className={styles.figure}>{count(product.leftCount)}</dd>
          {product.passedOn > 0 && (
            <dd className={styles.parts}>
              {texts.leftParts(product.leftCount - product.passedOn, product.passedOn)}
            </dd>
          )}
        </div>
        <div>
          <dt>{texts.total(scope)}</dt>
          <dd>{count(product.totalCount)}</dd>
        </div>
      </dl>
    </>
  )
}

function Ended({ product }: { readonly product: Product }) {
  const texts = useAllocationTexts()
  const nameOf = useLicenceStatusName()
  return (
    <Notice tone="warning" className={styles.notice}>
      {texts.notNormalNotice(nameOf(product.status))}
    </Notice>
  )
}
