import { productSearchLength } from '@atrium/contracts/allocation/contract'
import { isComposing } from '@atrium/ui/keys'
import { SearchField } from '@atrium/ui/search-field'
import { useAtom, useAtomValue } from 'jotai'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { factsOf } from '../../shared/licence/LicenceStanding'
import { LicenceState } from '../../shared/licence/LicenceState'
import { useSpeltProducts } from '../../shared/licence/useSpeltProducts'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Product } from '../api'
import { productIdAtom, productsAtom, searchProductsAtom } from '../atoms'
import { standingOf } from '../departmentFilter'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './ProductList.module.css'

/** Products to choose from, with a search. Enter chooses the first result. */
export function ProductList({ onChosen }: { readonly onChosen: () => void }) {
  const texts = useAllocationTexts()
  const { loading: searching } = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const [products, refresh] = useAtom(productsAtom)
  const [productId, choose] = useAtom(productIdAtom)
  const [search, setSearch] = useState('')
  const spelt = useSpeltProducts(search, useAtomValue(searchProductsAtom))
  if (products.state === 'failed')
    return <RequestFailure failure={products.failure} title={texts.productsFailed} onRetry={refresh} />
  const term = search.trim().toLowerCase()
  const all = products.state === 'ready' ? products.value : []
  const found = all.filter(
    (row) => row.productName.toLowerCase().includes(term) || spelt.ids.has(row.productId),
  )

  function take(id: string) {
    choose(id)
    onChosen()
  }

  return (
    <div className={styles.list}>
      <SearchField
        value={search}
        onValueChange={setSearch}
        onKeyDown={(event) => {
          const [first] = found
          if (event.key !== 'Enter' || isComposing(event) || term === '' || !first) return
          event.preventDefault()
          take(first.productId)
        }}
        maxLength={productSearchLength}
        placeholder={texts.searchProducts}
        labels={labels.search(texts.searchProducts)}
      />
      {found.length === 0 ? (
        <p className={styles.none}>{spelt.isSearching ? searching : texts.noProductMatches}</p>
      ) : (
        <ul className={styles.options} aria-label={texts.products}>
          {found.map((product) => (
            <Option
              key={product.productId}
              product={product}
              isChosen={product.productId === productId}
              onChoose={() => take(product.productId)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

interface OptionProps {
  readonly product: Product
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Option({ product, isChosen, onChoose }: OptionProps) {
  const standing = standingOf(product)
  const texts = useAllocationTexts()
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className={styles.name}>{product.productName}</span>
        <span className={styles.seats}>{texts.productSeats(product.leftCount, product.totalCount)}</span>
        {!factsOf(standing).includes('normal') && <LicenceState {...standing} />}
        {isChosen && <Check size={16} aria-hidden className={styles.check} />}
      </button>
    </li>
  )
}
