import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterChips } from '@atrium/ui/filter-chips'
import { SearchField } from '@atrium/ui/search-field'
import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { queryAtom } from '../../shared/host/query'
import { useTexts } from '../../shared/host/useKept'
import { useQueryChange } from '../../shared/list/useQueryChange'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { filterProducts, type Listed, type ListedProducts } from '../filterProducts'
import { catalogueMessages } from '../messages'
import styles from './Offer.module.css'

interface OfferProps<P> {
  readonly catalogue: ListedProducts<P>
  readonly grid: (products: readonly P[]) => ReactNode
}

/** The search is kept in the address, so that reload and a copied link restore it. */
export function Offer<P extends Listed>({ catalogue, grid }: OfferProps<P>) {
  const texts = useTexts(catalogueMessages)
  const labels = useSharedLabels()
  const { count } = useFormat()
  const query = useAtomValue(queryAtom)
  const changeQuery = useQueryChange()
  const [search, setSearch] = useState(query.get('search') ?? '')
  const category = catalogue.categories.find(({ categoryId }) => categoryId === query.get('category'))
  const searched = filterProducts(catalogue, { search: search.trim() })
  const shown = category ? searched.filter(({ categoryId }) => categoryId === category.categoryId) : searched

  function showAll() {
    setSearch('')
    changeQuery({ search: undefined, category: undefined })
  }

  return (
    <section className={styles.offer} aria-label={texts.products}>
      <div className={styles.bar}>
        <SearchField
          className={styles.search}
          value={search}
          onValueChange={setSearch}
          onSearch={(term) => changeQuery({ search: term })}
          maxLength={50}
          placeholder={texts.searchHint}
          labels={labels.search(texts.search)}
        />
        <FilterChips
          className={styles.chips}
          label={texts.byCategory}
          value={category?.categoryId ?? everything}
          onValueChange={(value) => changeQuery({ category: value === everything ? undefined : value })}
          chips={[
            { value: everything, label: texts.all, count: count(searched.length) },
            ...catalogue.categories.map(({ categoryId, categoryName }) => ({
              value: categoryId,
              label: categoryName,
              count: count(searched.filter((product) => product.categoryId === categoryId).length),
            })),
          ]}
        />
      </div>
      <p className={styles.heard} role="status">
        {texts.found(shown.length)}
      </p>
      {shown.length > 0 ? (
        grid(shown)
      ) : (
        <EmptyState
          drawing="search"
          className={styles.none}
          title={texts.noMatches}
          description={texts.noMatchesHint}
          action={<Button onClick={showAll}>{texts.showAll}</Button>}
        />
      )}
    </section>
  )
}

/** No category has this name. */
const everything = ''
