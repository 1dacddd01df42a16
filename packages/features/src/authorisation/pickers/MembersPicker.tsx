import { memberSearchLength } from '@atrium/contracts/authorisation/members/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import type { ChosenPerson } from '../../shared/licence/bulkChoice'
import { PeopleTable } from '../../shared/people/PeopleTable'
import { membersToChoose } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'

export interface MembersPickerProps {
  readonly value: readonly ChosenPerson[]
  readonly onChange: (members: readonly ChosenPerson[]) => void
}

/** Chooses members, for features without members of their own. */
export function MembersPicker({ value, onChange }: MembersPickerProps) {
  const texts = useAuthorisationTexts()
  const members = useAtomValue(membersToChoose.pageAtom)
  const selection = useMemo(() => new Set(value.map(({ userId }) => userId)), [value])

  function select(ids: ReadonlySet<string>) {
    const onPage = members.state === 'ready' ? members.value.list : []
    const added = onPage.filter(({ userId }) => ids.has(userId) && !selection.has(userId))
    onChange([
      ...value.filter(({ userId }) => ids.has(userId)),
      ...added.map(({ userId, realName, phone }) => ({ userId, realName: realName || phone })),
    ])
  }

  return (
    <PeopleTable
      people={membersToChoose}
      searchLength={memberSearchLength}
      caption={texts.members}
      selection={selection}
      onSelectionChange={select}
      empty={<EmptyState drawing="people" title={texts.noMembers} />}
    />
  )
}
