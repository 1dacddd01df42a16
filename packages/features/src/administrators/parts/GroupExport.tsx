import { useTexts } from '../../shared/host/useHost'
import { ExportButton } from '../../shared/list/ExportButton'
import type { ListColumn } from '../../shared/list/ListColumn'
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
