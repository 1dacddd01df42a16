import { ProductTable } from './parts/ProductTable'
import { Screen } from './parts/Screen'
import { useAuthorisationTexts } from './useAuthorisationTexts'

/** All products of the company, each leading to its own licences. */
export function ByProduct() {
  const texts = useAuthorisationTexts()
  return (
    <Screen above={[{ name: texts.authorisation }]} name={texts.byProduct} title={texts.byProductTitle}>
      <ProductTable />
    </Screen>
  )
}
