import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { askProductsAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { Product } from '../wire'

const atOnce = 100

/** All products of the company. */
export function ProductExport({
  columns,
  disabled,
}: {
  readonly columns: readonly ListColumn<Product>[]
  readonly disabled: boolean
}) {
  const texts = useAuthorisationTexts()
  const ask = useAtomValue(askProductsAtom)
  return (
    <ExportButton
      name={texts.products}
      disabled={disabled}
      page={(pageIndex, call) => ask(pageIndex, atOnce, call)}
      columns={columns}
    />
  )
}
