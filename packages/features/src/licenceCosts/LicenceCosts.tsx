import { EmptyState } from '@atrium/ui/empty-state'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { ListCard } from '../shared/list/ListCard'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { costList } from './atoms'
import { licenceCostsMessages } from './messages'
import { CostFilters } from './parts/CostFilters'
import { CostPlace } from './parts/CostPlace'
import { CostSummary } from './parts/CostSummary'
import { DownloadCosts } from './parts/DownloadCosts'
import { useCostColumns } from './parts/useCostColumns'
import { useCostPath } from './parts/useCostPath'

/** `/licenceCosts`: what licences cost by month, and which department or product it is for. */
export function LicenceCosts() {
  const texts = useTexts(licenceCostsMessages)
  const [{ rowsBy, search, departmentId, productId }] = useAtom(costList.viewAtom)
  const page = useAtomValue(costList.pageAtom)
  const costs = page.state === 'ready' ? page.value : undefined
  // The top department is the page itself.
  const department = costs && costs.path.length > 1 ? costs.path.at(-1) : undefined
  const pathTo = useCostPath()
  const byProduct = rowsBy === 'product'
  return (
    <Screen
      above={[
        { name: texts.billing },
        ...(department ? [{ name: texts.title, to: pathTo({ departmentId: '' }) }] : []),
      ]}
      name={department?.name ?? texts.title}
      kind={texts.title}
      // Without the right to see them, there is nothing to download.
      actions={page.state !== 'failed' && <DownloadCosts />}
    >
      <div className={layout.stack}>
        {page.state !== 'failed' && <CostSummary costs={costs} />}
        <ListCard
          list={costList}
          columns={useCostColumns(costs)}
          getRowId={(row) => row.id ?? row.kind}
          caption={texts.list}
          failedTitle={texts.listFailed}
          search={
            byProduct
              ? { label: texts.searchProducts, placeholder: texts.productHint }
              : { label: texts.searchDepartments, placeholder: texts.departmentHint }
          }
          filters={<CostFilters />}
          filtered={search !== '' || departmentId !== '' || productId !== ''}
          notice={costs && <CostPlace costs={costs} />}
          exported={{ atOnce: 1000 }}
          empty={
            costs?.hasOrders === false ? (
              <EmptyState drawing="licences" title={texts.noOrders} description={texts.noOrdersHint} />
            ) : (
              <EmptyState drawing="licences" title={texts.none} description={texts.noneHint} />
            )
          }
        />
      </div>
    </Screen>
  )
}
