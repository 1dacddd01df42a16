import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Notice } from '@atrium/ui/notice'
import { SeatBar } from '@atrium/ui/seat-bar'
import { Skeleton } from '@atrium/ui/skeleton'
import { StatusBadge } from '@atrium/ui/status-badge'
import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { seatsMessages } from '../../shared/seats/seatsMessages'
import { useFormat } from '../../shared/texts/useFormat'
import type { Product } from '../api'
import { allocationAtom } from '../atoms'
import { useAllocationTexts } from '../useAllocationTexts'
import { ProductChoice } from './ProductChoice'
import styles from './ProductHead.module.css'

const tones = { normal: 'success', disabled: 'danger', expired: 'warning' } as const

/** Which product it is about, and how many of its seats concern the person. */
export function ProductHead() {
  const allocation = useAtomValue(allocationAtom)
  const seats = useTexts(seatsMessages)
  const product = allocation.state === 'ready' ? allocation.value.product : undefined
  return (
    <Card data-guide="allocation-product" aria-busy={allocation.state === 'loading'}>
      <div className={styles.head}>
        <ProductChoice product={product} />
        {product ? <Facts product={product} /> : allocation.state === 'loading' && <Waiting />}
      </div>
      {product && product.totalCount > 0 && (
        <SeatBar
          className={styles.bar}
          used={product.totalCount - product.leftCount}
          total={product.totalCount}
          isActive={product.status === 'normal'}
          label={seats.drawn(product.totalCount - product.leftCount, product.leftCount)}
        />
      )}
      {product && product.status !== 'normal' && <Ended product={product} />}
    </Card>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton lines={2} />
    </div>
  )
}

function Facts({ product }: { readonly product: Product }) {
  const texts = useAllocationTexts()
  const { count } = useFormat()
  return (
    <DescriptionList columns={3} layout="above" className={styles.facts}>
      <DescriptionItem term={texts.left}>
        <span className={styles.figure}>{count(product.leftCount)}</span>
      </DescriptionItem>
      <DescriptionItem term={texts.total}>
        <span className={styles.figure}>{count(product.totalCount)}</span>
      </DescriptionItem>
      <DescriptionItem term={texts.status}>
        <StatusBadge tone={tones[product.status]}>{texts[product.status]}</StatusBadge>
      </DescriptionItem>
    </DescriptionList>
  )
}

function Ended({ product }: { readonly product: Product }) {
  const texts = useAllocationTexts()
  return (
    <Notice tone="warning" className={styles.notice}>
      {texts.notNormalNotice(texts[product.status])}
    </Notice>
  )
}
