import { useAtomValue } from 'jotai'
import { ColumnsButton } from '../shared/list/ColumnsButton'
import { ExportButton } from '../shared/list/ExportButton'
import { useColumnChoice } from '../shared/list/useColumnChoice'
import { Screen } from '../shared/screen/Screen'
import { CompanyProductTable } from './parts/CompanyProductTable'
import { useCompanyProductColumns } from './parts/useCompanyProductColumns'
import { productList } from './productList'
import { useAuthorisationTexts } from './useAuthorisationTexts'

/** All products and services of the company, for everyone in it to see. */
export function CompanyProducts() {
  const texts = useAuthorisationTexts()
  const ask = useAtomValue(productList.askAtom)
  const columns = useColumnChoice(useCompanyProductColumns())
  return (
    <Screen
      name={texts.companyProducts}
      actions={
        <>
          <ColumnsButton {...columns} />
          <ExportButton
            name={texts.products}
            columns={columns.all}
            page={(pageIndex, call) => ask(pageIndex, 100, call)}
          />
        </>
      }
    >
      <CompanyProductTable
        productType={0}
        columns={columns.visible}
        title={texts.serialNumberProducts}
        none={texts.noSerialNumberProducts}
      />
      <CompanyProductTable
        productType={1}
        columns={columns.visible}
        title={texts.subscriptionProducts}
        none={texts.noSubscriptionProducts}
      />
    </Screen>
  )
}
