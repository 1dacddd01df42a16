import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import { departmentsMessages } from '../messages'

interface TransferChangesProps {
  /** Who takes over. */
  readonly name: string
  readonly leavesGroups: readonly string[]
}

/** Who may do what after the company has been handed over. */
export function TransferChanges({ name, leavesGroups }: TransferChangesProps) {
  const texts = useTexts(departmentsMessages)
  const { list } = useFormat()
  return (
    <DescriptionList columns={1} layout="above">
      <DescriptionItem term={name}>
        {texts.successorGains}
        {leavesGroups.length > 0 && ` ${texts.successorLeaves(list(leavesGroups))}`}
      </DescriptionItem>
      <DescriptionItem term={texts.you}>{texts.youLose}</DescriptionItem>
    </DescriptionList>
  )
}
