import { EmptyState } from '@atrium/ui/empty-state'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { ListCard } from '../../shared/list/ListCard'
import { memberList } from '../memberList'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { DepartmentPathSwitch } from './DepartmentPathSwitch'
import { useMemberColumns } from './useMemberColumns'

interface MemberTableProps {
  /** What else there is to do. Default: nothing. */
  readonly actions?: ReactNode
}

/** Members, searched, sorted and paged by the service. */
export function MemberTable({ actions }: MemberTableProps) {
  const texts = useAuthorisationTexts()
  return (
    <ListCard
      list={memberList}
      columns={useMemberColumns(useAtomValue(memberList.viewAtom))}
      getRowId={(row) => row.userId}
      getRowLabel={(row) => row.userName}
      caption={texts.members}
      failedTitle={texts.membersFailed}
      search={{ label: texts.searchMembers, placeholder: texts.memberSearch }}
      actions={
        <>
          <DepartmentPathSwitch />
          {actions}
        </>
      }
      empty={<EmptyState drawing="people" title={texts.noMembers} description={texts.noMembersHint} />}
      density="tall"
      exportedAtOnce={1000}
    />
  )
}
