import { useAtomValue, useSetAtom } from 'jotai'
import { SelectAcrossPages } from '../../shared/list/SelectAcrossPages'
import { mostMembers } from '../contract'
import { chosenMembers, memberList, membersAtom } from '../memberList'

/** How many are selected, on whichever pages; all that the search leaves can be. */
export function MemberSelection() {
  const members = useAtomValue(membersAtom)
  const selection = useAtomValue(chosenMembers.idsAtom)
  const choose = useSetAtom(chosenMembers.chooseAtom)
  const ask = useAtomValue(memberList.askAtom)
  const { list, totalItems } = members.state === 'ready' ? members.value : { list: [], totalItems: 0 }
  return (
    <SelectAcrossPages
      selected={selection.size}
      wholePage={list.every((row) => selection.has(row.userId))}
      total={totalItems}
      most={mostMembers}
      page={ask}
      onSelect={choose}
      onClear={() => choose([])}
    />
  )
}
