import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useId } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { CountedTitle } from '../../shared/screen/CountedTitle'
import layout from '../../shared/screen/Layout.module.css'
import { companyMessages } from '../messages'
import type { Overview } from '../overview/api'
import { batchLines } from '../overview/batchLines'
import { overviewMessages } from '../overview/messages'
import type { ProductCardContent } from '../productCards'
import { ProductCard } from './ProductCard'
import { ProductLine } from './ProductLine'
import styles from './Products.module.css'

type Seats = Overview['seats']

interface ProductsProps {
  readonly products: readonly ProductCardContent[]
  /** Fullest first. */
  readonly seats: Seats
  /** Whether all are shown. */
  readonly isWhole: boolean
  readonly onShowAll: () => void
}

/** The company's products as cards, or as lines on a phone: the first ones, and all on request. */
export function Products({ products, seats, isWhole, onShowAll }: ProductsProps) {
  const texts = useTexts(companyMessages)
  const { allProducts } = useTexts(overviewMessages)
  const isPhone = useNarrowWindow()
  const titleId = useId()
  const title = <CountedTitle count={texts.productCount(products.length)}>{texts.products}</CountedTitle>

  const batches = new Map(batchLines(seats).map(({ product, batch }) => [product.productId, batch]))
  const places = new Map(seats.map(({ productId }, place) => [productId, place]))
  const placeOf = ({ id }: ProductCardContent) => places.get(id) ?? seats.length
  const ordered = isPhone ? products.toSorted((one, other) => placeOf(one) - placeOf(other)) : products
  const shown = isWhole ? ordered : ordered.slice(0, isPhone ? 5 : 12)
  const Entry = isPhone ? ProductLine : ProductCard
  const entries = shown.map((product) => (
    <Entry
      key={product.id}
      product={product}
      seats={seats.find(({ productId }) => productId === product.id)}
      batch={batches.get(product.id)}
    />
  ))
  const more = shown.length < products.length && (
    <Button variant="ghost" size="small" onClick={onShowAll}>
      {allProducts(products.length)}
    </Button>
  )
  if (isPhone && products.length > 0) {
    return (
      <Card padding="none" title={title} footer={more}>
        <ul className={styles.lines}>{entries}</ul>
      </Card>
    )
  }
  return (
    <section aria-labelledby={titleId} className={layout.stack}>
      <div className={styles.head}>
        <h2 id={titleId} className={layout.title}>
          {title}
        </h2>
        {more}
      </div>
      {products.length === 0 ? (
        <Card>
          <EmptyState drawing="products" title={texts.noProducts} description={texts.noProductsHint} />
        </Card>
      ) : (
        <ul className={styles.cards}>{entries}</ul>
      )}
    </section>
  )
}
