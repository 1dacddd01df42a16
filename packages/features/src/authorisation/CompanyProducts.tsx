import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { ColumnsButton } from '../shared/list/ColumnsButton'
import { OneTool } from '../shared/list/ListToolbar'
import { useColumnChoice } from '../shared/list/useColumnChoice'
import { Screen } from '../shared/screen/Screen'
import { CompanyProductExport } from './parts/CompanyProductExport'
import { CompanyProductTable } from './parts/CompanyProductTable'
import { ShopLink } from './parts/ShopLink'
import { useCompanyProductColumns } from './parts/useCompanyProductColumns'
import { useAuthorisationTexts } from './useAuthorisationTexts'
import { useBuyer } from './useBuyer'

/** All products and services of the company, for everyone in it to see. */
export function CompanyProducts() {
  const texts = useAuthorisationTexts()
  const columns = useColumnChoice(useCompanyProductColumns())
  const canBuy = useBuyer() !== undefined
  const isNarrow = useNarrowWindow()
  const tools = (
    <>
      <ColumnsButton {...columns} />
      <CompanyProductExport columns={columns.all} brief={isNarrow} />
    </>
  )
  return (
    <Screen name={texts.companyProducts} actions={canBuy && <ShopLink />}>
      <CompanyProductTable
        productType="serialNumber"
        columns={columns.visible}
        title={texts.serialNumberProducts}
        actions={isNarrow ? <OneTool>{tools}</OneTool> : tools}
        none={texts.noSerialNumberProducts}
      />
      <CompanyProductTable
        productType="subscription"
        columns={columns.visible}
        title={texts.subscriptionProducts}
        none={texts.noSubscriptionProducts}
      />
    </Screen>
  )
}
