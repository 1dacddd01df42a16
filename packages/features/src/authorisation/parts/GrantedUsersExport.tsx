import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
import { askGrantedUsersAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { GrantedUser, Product } from '../wire'

interface GrantedUsersExportProps {
  readonly product: Product | undefined
  readonly columns: readonly ListColumn<GrantedUser>[]
  readonly disabled: boolean
}

const atOnce = 1000

/** Everyone who has a licence of the product, as far as the search leaves them. */
export function GrantedUsersExport({ product, columns, disabled }: GrantedUsersExportProps) {
  const texts = useAuthorisationTexts()
  const ask = useAtomValue(askGrantedUsersAtom)
  return (
    <ExportButton
      name={product ? `${product.productName} ${texts.grantedUsers}` : texts.grantedUsers}
      disabled={disabled}
      page={(pageIndex, call) => ask(pageIndex, atOnce, call)}
      columns={columns}
    />
  )
}
