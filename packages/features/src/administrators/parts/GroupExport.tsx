import { ExportButton } from '../../shared/ExportButton'
import type { ListColumn } from '../../shared/ListColumn'
import { useTexts } from '../../shared/useHost'
import type { GroupRow } from '../api'
import { administratorsMessages } from '../messages'

/** All permission groups. */
export function GroupExport({
  groups,
  columns,
}: {
  readonly groups: readonly GroupRow[]
  readonly columns: readonly ListColumn<GroupRow>[]
}) {
  const texts = useTexts(administratorsMessages)
  return (
    <ExportButton
      name={texts.groupList}
      disabled={groups.length === 0}
      page={async () => ({ totalItems: groups.length, list: groups })}
      columns={columns}
    />
  )
}
