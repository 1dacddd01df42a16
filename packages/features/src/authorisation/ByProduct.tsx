import type { ReactNode } from 'react'
import { useHost } from '../shared/host/useKept'
import type { OpenBulkLicences } from '../shared/licence/bulkChoice'
import { Forbidden } from '../shared/request/Forbidden'
import { Screen } from '../shared/screen/Screen'
import { ProductTable } from './parts/ProductTable'
import { useAuthorisationTexts } from './useAuthorisationTexts'

interface ByProductProps {
  /** Further links about licences. Default: none. */
  readonly actions?: ReactNode
  /** Changes the licences of selected products. Default: products can't be selected. */
  readonly bulkLicences?: OpenBulkLicences | undefined
}

/**
 * All products of the company, each linking to its licences. Ordinary members can read products too, for other
 * screens, but this screen is for people who manage them.
 */
export function ByProduct(props: ByProductProps) {
  const texts = useAuthorisationTexts()
  const { companyRole } = useHost()
  return (
    <Screen above={[{ name: texts.authorisation }]} name={texts.byProductTitle}>
      {companyRole === 'member' ? <Forbidden /> : <ProductTable {...props} />}
    </Screen>
  )
}
