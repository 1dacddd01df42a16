import { mostMembers } from '@atrium/contracts/departments/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense } from 'react'
import { SelectAcrossPages, type SelectionFrame } from '../../shared/list/SelectAcrossPages'
import { chosenMembers, memberList, membersAtom } from '../memberList'

/** The selected members, in place of the tools: by itself, so that the tools aren't drawn anew for each. */
export function MemberSelection(frame: SelectionFrame) {
  const members = useAtomValue(membersAtom)
  const selection = useAtomValue(chosenMembers.idsAtom)
  const choose = useSetAtom(chosenMembers.chooseAtom)
  const ask = useAtomValue(memberList.askAtom)
  const { list, totalItems } = members.state === 'ready' ? members.value : nobody
  return (
    <SelectAcrossPages
      {...frame}
      selected={selection.size}
      wholePage={list.every((row) => selection.has(row.userId))}
      total={totalItems}
      most={mostMembers}
      page={ask}
      onSelect={choose}
      onClear={() => choose([])}
      actions={
        <Suspense>
          <SelectedMembers />
        </Suspense>
      }
    />
  )
}

const SelectedMembers = lazy(() => import('./SelectedMembers'))

const nobody = { list: [], totalItems: 0 }
