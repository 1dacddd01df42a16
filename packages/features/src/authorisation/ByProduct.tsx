import { useHost } from '../shared/host/useHost'
import { Forbidden } from '../shared/request/Forbidden'
import { Screen } from '../shared/screen/Screen'
import { ProductTable } from './parts/ProductTable'
import { useAuthorisationTexts } from './useAuthorisationTexts'

/** All products of the company, each leading to its own licences. The service shows members the products too,
 * for other screens: this one is for those who manage them. */
export function ByProduct() {
  const texts = useAuthorisationTexts()
  const { companyRole } = useHost()
  return (
    <Screen above={[{ name: texts.authorisation }]} name={texts.byProductTitle}>
      {companyRole === 'member' ? <Forbidden /> : <ProductTable />}
    </Screen>
  )
}
