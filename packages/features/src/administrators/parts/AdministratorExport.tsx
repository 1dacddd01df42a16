import { useAtomValue } from 'jotai'
import { ExportButton } from '../../shared/ExportButton'
import { useTexts } from '../../shared/useHost'
import { askAdministratorsAtom } from '../atoms'
import { administratorsMessages } from '../messages'
import { useAdministratorWords } from './useAdministratorWords'

const atOnce = 100

/** All administrators whom the search leaves. */
export function AdministratorExport({ disabled }: { readonly disabled: boolean }) {
  const texts = useTexts(administratorsMessages)
  const words = useAdministratorWords()
  const ask = useAtomValue(askAdministratorsAtom)
  return (
    <ExportButton
      name={texts.administratorList}
      disabled={disabled}
      page={(pageIndex, signal) => ask(pageIndex, atOnce, signal)}
      columns={[
        { header: texts.name, cell: (row) => row.realName },
        { header: texts.phone, cell: (row) => row.phone },
        { header: texts.role, cell: words.role },
        { header: texts.inGroups, cell: words.groups },
        { header: texts.departments, cell: words.departments },
        { header: texts.department, cell: (row) => row.department },
      ]}
    />
  )
}
