import { useAtom } from 'jotai'
import { useColumnChoice } from '../shared/list/useColumnChoice'
import { Screen } from '../shared/screen/Screen'
import { companyProductsAtom } from './atoms'
import { CompanyProductTable } from './parts/CompanyProductTable'
import { ShopLink } from './parts/ShopLink'
import { isLaunchable, useCompanyProductColumns } from './parts/useCompanyProductColumns'
import { useAuthorisationTexts } from './useAuthorisationTexts'

/** All products and services of the company, for all its members. */
export function CompanyProducts() {
  const texts = useAuthorisationTexts()
  const [products] = useAtom(companyProductsAtom)
  const canOpen =
    products.state === 'ready' &&
    products.value.some((product) => product.installedBy !== null || isLaunchable(product))
  const columns = useColumnChoice(useCompanyProductColumns(canOpen))
  return (
    <Screen name={texts.companyProducts}>
      <CompanyProductTable
        productType="serialNumber"
        columns={columns}
        title={texts.serialNumberProducts}
        actions={<ShopLink />}
        none={texts.noSerialNumberProducts}
      />
      <CompanyProductTable
        productType="subscription"
        columns={columns}
        title={texts.subscriptionProducts}
        none={texts.noSubscriptionProducts}
      />
    </Screen>
  )
}
