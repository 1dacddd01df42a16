import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useQuerySorting } from '../../shared/list/useQuerySorting'
import { wholeExport } from '../../shared/list/wholeExport'
import type { Product } from '../api'
import { askCompanyProductsAtom } from '../atoms'
import { orderedProducts } from '../orderedProducts'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

interface CompanyProductExportProps {
  readonly columns: readonly ListColumn<Product>[]
  readonly brief: boolean
}

/** All products of the company in the order of the two tables. */
export function CompanyProductExport({ columns, brief }: CompanyProductExportProps) {
  const texts = useAuthorisationTexts()
  const ask = useAtomValue(askCompanyProductsAtom)
  const { sorting } = useQuerySorting(columns)
  return (
    <ExportButton
      name={texts.companyProducts}
      page={wholeExport(async (call) => orderedProducts(await ask(call), sorting))}
      columns={columns}
      brief={brief}
    />
  )
}
