import { pagePaths } from '@atrium/contracts/paths'
import { EmptyState } from '@atrium/ui/empty-state'
import { FilterChips } from '@atrium/ui/filter-chips'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import { ListFilter } from '../shared/list/ListFilter'
import { listMessages } from '../shared/list/messages'
import { Screen } from '../shared/screen/Screen'
import { useFormat } from '../shared/texts/useFormat'
import { memberKey, waitingList } from './atoms'
import { licenceRulesMessages } from './messages'
import { useWaitingColumns } from './parts/useWaitingColumns'

/** As many products as chips show side by side. More are in a select. */
const mostChips = 6

/** `/licenceWaitingList`: who waits for a licence, in the order in which free seats are given. */
export function WaitingList() {
  const texts = useTexts(licenceRulesMessages)
  const { all } = useTexts(listMessages)
  const { count } = useFormat()
  const [view, show] = useAtom(waitingList.viewAtom)
  const page = useAtomValue(waitingList.pageAtom)
  const { products, list } = page.state === 'ready' ? page.value : { products: [], list: [] }
  // The address may name another batch of a product.
  const shown = products.some(({ productId }) => productId === view.product)
    ? view.product
    : list[0]?.productId
  const chosen = view.product === '' ? undefined : shown
  const choose = (product: string | undefined) => show({ product: product ?? '' })
  const total = products.reduce((sum, { waiting }) => sum + waiting, 0)
  return (
    <Screen
      above={[{ name: texts.authorisation }, { name: texts.title, to: pagePaths.licenceRules }]}
      name={texts.waitingList}
    >
      <ListCard
        list={waitingList}
        columns={useWaitingColumns()}
        getRowId={memberKey}
        getRowLabel={(row) => `${row.realName} ${row.productName}`}
        caption={texts.waitingList}
        failedTitle={texts.waitingFailed}
        density="tall"
        chips={
          products.length > 0 &&
          products.length <= mostChips && (
            <FilterChips
              label={texts.productFilter}
              chips={[
                { value: everything, label: all, count: count(total) },
                ...products.map(({ productId, productName, waiting }) => ({
                  value: productId,
                  label: productName,
                  count: count(waiting),
                })),
              ]}
              value={chosen ?? everything}
              onValueChange={(next) => choose(next === everything ? undefined : next)}
            />
          )
        }
        filters={
          products.length > mostChips && (
            <ListFilter
              label={texts.productFilter}
              all={texts.anyProduct}
              options={products.map(({ productId, productName, waiting }) => ({
                value: productId,
                label: texts.productDemand(productName, waiting),
              }))}
              value={chosen}
              onChange={choose}
            />
          )
        }
        exported={{ atOnce: 1000 }}
        empty={<EmptyState drawing="done" title={texts.nobodyWaits} description={texts.nobodyWaitsHint} />}
      />
    </Screen>
  )
}

const everything = 'all'
