import { useAtomValue, useSetAtom } from 'jotai'
import { SelectAcrossPages } from '../../shared/list/SelectAcrossPages'
import { askMembersAtom, chooseMembersAtom, membersAtom, selectionAtom } from '../atoms'
import { mostMembers } from '../contract'

/** How many are selected, on whichever pages; all that the search leaves can be. */
export function MemberSelection() {
  const members = useAtomValue(membersAtom)
  const selection = useAtomValue(selectionAtom)
  const choose = useSetAtom(chooseMembersAtom)
  const ask = useAtomValue(askMembersAtom)
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
