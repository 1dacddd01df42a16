import { useAtomValue } from 'jotai'
import { useTexts } from '../../../shared/host/useKept'
import type { Catalogue, Product } from '../../api'
import { catalogueMessages } from '../../messages'
import type { OwnProduct } from '../../ownProducts/api'
import { ownProductsAtom } from '../../ownProducts/atoms'
import { ProductCard } from '../../parts/ProductCard'
import card from '../../parts/ProductCard.module.css'
import { useTimeLeft } from '../../parts/useTimeLeft'
import { productPath } from '../../routes'
import type { Trial } from '../api'
import { latestTrialsAtom } from '../atoms'
import styles from './ProductGrid.module.css'
import { TrialBadge } from './TrialBadge'

interface GridProps {
  readonly catalogue: Catalogue
  readonly products: readonly Product[]
}

interface ProductGridProps extends GridProps {
  /** Somebody is signed in: their trials are marked. */
  readonly showsTrials: boolean
}

export const ProductGrid = ({ showsTrials, ...grid }: ProductGridProps) =>
  showsTrials ? <WithTrials {...grid} /> : <Grid {...grid} trials={none} owned={nothing} />

/** The person's trials and products load after the catalogue, or not at all. */
function WithTrials(grid: GridProps) {
  const latest = useAtomValue(latestTrialsAtom)
  const own = useAtomValue(ownProductsAtom)
  const trials = latest.state === 'ready' ? latest.value.list : none
  const bought = own.state === 'ready' ? own.value.filter(({ source }) => source === 'bought') : []
  return <Grid {...grid} trials={trials} owned={new Map(bought.map((one) => [one.productId, one]))} />
}

const nothing: ReadonlyMap<string | null, OwnProduct> = new Map()

const none: readonly Trial[] = []

interface KnownGridProps extends GridProps {
  readonly trials: readonly Trial[]
  /** The person's bought products, by product id. */
  readonly owned: ReadonlyMap<string | null, OwnProduct>
}

function Grid({ catalogue, products, trials, owned }: KnownGridProps) {
  const categories = new Map(
    catalogue.categories.map(({ categoryId, categoryName }) => [categoryId, categoryName]),
  )
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <ProductCard
          key={product.productId}
          product={product}
          category={categories.get(product.categoryId)}
          to={productPath(product.productId)}
        >
          <Standing
            product={product}
            trial={latestOf(product.productId)}
            owned={owned.get(product.productId)}
          />
        </ProductCard>
      ))}
    </ul>
  )

  /** The newest one counts. After a withdrawn one, the state is as before. */
  function latestOf(id: string) {
    const trial = trials.find(({ productId }) => productId === id)
    return trial?.status === 'withdrawn' ? undefined : trial
  }
}

interface StandingProps {
  readonly product: Product
  /** The person’s latest trial of this product, if its state matters. */
  readonly trial: Trial | undefined
  /** The person bought it. */
  readonly owned: OwnProduct | undefined
}

function Standing({ product: { trialDays }, trial, owned }: StandingProps) {
  const texts = useTexts(catalogueMessages)
  const timeLeft = useTimeLeft()
  if (owned && trial?.status !== 'running')
    return <span className={card.offer}>{owned.isOver ? texts.renew : texts.owned}</span>
  if (!trial)
    return trialDays === null ? (
      <span className={card.offer}>{texts.noTrial}</span>
    ) : (
      <span className={card.way}>{texts.tryFor(trialDays)}</span>
    )
  const { status, endAt } = trial
  const isRunning = status === 'running'
  return (
    <>
      <TrialBadge status={status} words={isRunning && endAt ? timeLeft(endAt) : undefined} />
      {isRunning && <span className={card.way}>{texts.goOn}</span>}
    </>
  )
}
