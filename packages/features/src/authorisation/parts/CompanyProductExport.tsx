import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useQuerySorting } from '../../shared/list/useQuerySorting'
import { wholeExport } from '../../shared/list/wholeExport'
import type { Product } from '../api'
import { askCompanyProductsAtom } from '../atoms'
import { orderedProducts } from '../orderedProducts'

interface CompanyProductExportProps {
  /** Of the file. */
  readonly name: string
  readonly productType: Product['productType']
  readonly columns: readonly ListColumn<Product>[]
  readonly disabled: boolean
}

/** The company's products of one type, in the order of their table. */
export function CompanyProductExport({ name, productType, columns, ...button }: CompanyProductExportProps) {
  const ask = useAtomValue(askCompanyProductsAtom)
  const { sorting } = useQuerySorting(columns)
  return (
    <ExportButton
      {...button}
      name={name}
      page={wholeExport(async (call) =>
        orderedProducts(
          (await ask(call)).filter((product) => product.productType === productType),
          sorting,
        ),
      )}
      columns={columns}
    />
  )
}
