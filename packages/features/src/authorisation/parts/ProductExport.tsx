import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/ExportButton'
import { useFormat } from '../../shared/useHost'
import { askProductsAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { useLicenceStatusName } from '../useLicenceStatusName'

const atOnce = 100

/** All products of the company. */
export function ProductExport({ disabled = false }: { readonly disabled?: boolean }) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const nameOf = useLicenceStatusName()
  const ask = useAtomValue(askProductsAtom)
  return (
    <ExportButton
      name={texts.products}
      disabled={disabled}
      page={(pageIndex, signal) => ask(pageIndex, atOnce, signal)}
      columns={[
        { header: texts.productName, cell: (row) => row.productName },
        {
          header: texts.validity,
          cell: (row) =>
            format.validity({ start: row.startTime, end: row.endTime, licensingType: row.licensingType }),
        },
        { header: texts.availableSeats, cell: (row) => String(row.unUsedCount) },
        { header: texts.totalSeats, cell: (row) => String(row.totalCount) },
        { header: texts.status, cell: (row) => nameOf(row.snStatus) },
        { header: texts.remarks, cell: (row) => row.remarks },
      ]}
    />
  )
}
