import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterChips } from '@atrium/ui/filter-chips'
import { SearchField } from '@atrium/ui/search-field'
import { useAtom, useAtomValue } from 'jotai'
import { use, useState } from 'react'
import { queryAtom } from '../shared/host/query'
import { useTexts } from '../shared/host/useHost'
import { useQueryChange } from '../shared/list/useQueryChange'
import { RequestFailure } from '../shared/request/RequestFailure'
import { Screen } from '../shared/screen/Screen'
import { useFormat } from '../shared/texts/useFormat'
import { useSharedLabels } from '../shared/texts/useSharedLabels'
import type { Catalogue } from './api'
import { catalogueAtom } from './atoms'
import { filterProducts } from './filterProducts'
import { catalogueMessages } from './messages'
import { CatalogueHostContext } from './parts/CatalogueHost'
import { CatalogueSkeleton } from './parts/CatalogueSkeleton'
import { ProductGrid } from './parts/ProductGrid'
import styles from './TrialCenter.module.css'

/** `/TrialCenter`: what the vendor offers, for anybody. */
export default function TrialCenter() {
  const texts = useTexts(catalogueMessages)
  const [catalogue, askAgain] = useAtom(catalogueAtom)
  return (
    <Screen name={texts.center} width="reading">
      {catalogue.state === 'loading' && <CatalogueSkeleton />}
      {catalogue.state === 'failed' && (
        <RequestFailure failure={catalogue.failure} title={texts.productsFailed} onRetry={askAgain} />
      )}
      {catalogue.state === 'ready' &&
        (catalogue.value.products.length === 0 ? (
          <EmptyState title={texts.noProducts} description={texts.noProductsHint} />
        ) : (
          <Offer catalogue={catalogue.value} />
        ))}
    </Screen>
  )
}

/** Those who look for something say what in the address, so that reload and a copied link find it again. */
function Offer({ catalogue }: { readonly catalogue: Catalogue }) {
  const texts = useTexts(catalogueMessages)
  const labels = useSharedLabels()
  const { count } = useFormat()
  const { isSignedIn } = use(CatalogueHostContext)
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
        <ProductGrid catalogue={catalogue} products={shown} showsTrials={isSignedIn} />
      ) : (
        <EmptyState
          drawing="not-found"
          className={styles.none}
          title={texts.noMatches}
          description={texts.noMatchesHint}
          action={<Button onClick={showAll}>{texts.showAll}</Button>}
        />
      )}
    </section>
  )
}

/** No category is called so. */
const everything = ''
