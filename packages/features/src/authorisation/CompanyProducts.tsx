import { Screen } from '../shared/Screen'
import { CompanyProductTable } from './parts/CompanyProductTable'
import { useAuthorisationTexts } from './useAuthorisationTexts'

/** All products and services of the company, for everyone in it to see. */
export function CompanyProducts() {
  const texts = useAuthorisationTexts()
  return (
    <Screen name={texts.companyProducts}>
      <CompanyProductTable
        productType={0}
        title={texts.serialNumberProducts}
        none={texts.noSerialNumberProducts}
      />
      <CompanyProductTable
        productType={1}
        title={texts.subscriptionProducts}
        none={texts.noSubscriptionProducts}
      />
    </Screen>
  )
}
