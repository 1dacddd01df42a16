import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import { departmentDialogMessages } from '../messages'

interface TransferChangesProps {
  /** Who takes over. */
  readonly name: string
  readonly leavesGroups: readonly string[]
}

/** Who may do what after the company has been handed over. */
export function TransferChanges({ name, leavesGroups }: TransferChangesProps) {
  const words = useTexts(departmentDialogMessages)
  const { list } = useFormat()
  return (
    <DescriptionList columns={1} layout="above">
      <DescriptionItem term={name}>
        {words.successorGains}
        {leavesGroups.length > 0 && ` ${words.successorLeaves(list(leavesGroups))}`}
      </DescriptionItem>
      <DescriptionItem term={words.you}>{words.youLose}</DescriptionItem>
    </DescriptionList>
  )
}
