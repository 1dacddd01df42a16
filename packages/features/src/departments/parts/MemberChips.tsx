import { memberKind } from '@atrium/contracts/departments/contract'
import { FilterChips } from '@atrium/ui/filter-chips'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { listMessages } from '../../shared/list/messages'
import { useFormat } from '../../shared/texts/useFormat'
import { departmentAtom } from '../atoms'
import { memberList, membersAtom } from '../memberList'
import { departmentsMessages } from '../messages'

/** Filters the department's members by kind, and says how many it has of each, whatever is searched for. */
export function MemberChips() {
  const texts = useTexts(departmentsMessages)
  const { all } = useTexts(listMessages)
  const { count } = useFormat()
  const department = useAtomValue(departmentAtom)
  const members = useAtomValue(membersAtom)
  const [view, show] = useAtom(memberList.viewAtom)
  const counts = members.state === 'ready' ? members.value.counts : undefined
  return (
    <FilterChips
      label={texts.kindFilter}
      chips={[
        { value: everyone, label: all, count: department && count(department.memberCount) },
        ...memberKind.options.map((kind) => ({
          value: kind,
          label: texts[kind],
          count: counts && count(counts[kind]),
        })),
      ]}
      value={view.kind ?? everyone}
      onValueChange={(next) => show({ kind: memberKind.options.find((kind) => kind === next) })}
    />
  )
}

const everyone = 'all'
