import { ExportButton } from '../../shared/ExportButton'
import { useFormat, useTexts } from '../../shared/useHost'
import type { GroupRow } from '../api'
import { administratorsMessages } from '../messages'
import { useGroupWords } from './useGroupWords'

/** All permission groups. */
export function GroupExport({ groups }: { readonly groups: readonly GroupRow[] }) {
  const texts = useTexts(administratorsMessages)
  const { timestamp } = useFormat()
  const words = useGroupWords()
  return (
    <ExportButton
      name={texts.groupList}
      disabled={groups.length === 0}
      page={async () => ({ totalItems: groups.length, list: groups })}
      columns={[
        { header: texts.groupName, cell: (row) => row.groupName },
        { header: texts.permissions, cell: words.permissions },
        { header: texts.departments, cell: words.departments },
        { header: texts.members, cell: words.members },
        { header: texts.createdAt, cell: (row) => timestamp(row.createdAt) },
      ]}
    />
  )
}
