import type { ReactNode } from 'react'
import { useHost } from '../shared/host/useKept'
import { Forbidden } from '../shared/request/Forbidden'
import { Screen } from '../shared/screen/Screen'
import { ProductTable } from './parts/ProductTable'
import { useAuthorisationTexts } from './useAuthorisationTexts'

interface ByProductProps {
  /** What else there is to do about licences. Default: nothing. */
  readonly actions?: ReactNode
}

/** All products of the company, each leading to its own licences. The service shows members the products too,
 * for other screens: this one is for those who manage them. */
export function ByProduct({ actions }: ByProductProps) {
  const texts = useAuthorisationTexts()
  const { companyRole } = useHost()
  return (
    <Screen above={[{ name: texts.authorisation }]} name={texts.byProductTitle}>
      {companyRole === 'member' ? <Forbidden /> : <ProductTable actions={actions} />}
    </Screen>
  )
}
