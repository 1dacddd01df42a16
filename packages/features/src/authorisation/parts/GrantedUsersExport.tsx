import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/ExportButton'
import { askGrantedUsersAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { Product } from '../wire'

interface GrantedUsersExportProps {
  readonly product: Product | undefined
  readonly disabled: boolean
}

const atOnce = 1000

/** Everyone who has a licence of the product, as far as the search leaves them. */
export function GrantedUsersExport({ product, disabled }: GrantedUsersExportProps) {
  const texts = useAuthorisationTexts()
  const ask = useAtomValue(askGrantedUsersAtom)
  return (
    <ExportButton
      name={product ? `${product.productName} ${texts.grantedUsers}` : texts.grantedUsers}
      disabled={disabled}
      page={(pageIndex, signal) => ask(pageIndex, atOnce, signal)}
      columns={[
        { header: texts.phone, cell: (row) => row.phone },
        { header: texts.name, cell: (row) => row.realName },
        { header: texts.department, cell: (row) => row.department },
        { header: texts.onlineState, cell: (row) => (row.isOnLine ? texts.online : texts.offline) },
        { header: texts.devices, cell: (row) => String(row.deviceCount) },
      ]}
    />
  )
}
