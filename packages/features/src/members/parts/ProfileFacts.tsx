import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import { useFormat } from '../../shared/texts/useFormat'
import type { MemberProfile } from '../api'
import { membersMessages } from '../messages'

interface ProfileFactsProps {
  /** Undefined: on the way, and the places keep their room. */
  readonly member: MemberProfile | undefined
}

export function ProfileFacts({ member }: ProfileFactsProps) {
  const texts = useTexts(membersMessages)
  const { timestamp } = useFormat()
  const fact = (show: (known: MemberProfile) => ReactNode) =>
    member ? show(member) : <Skeleton width="60%" />
  return (
    <DescriptionList columns={1} termWidth="88px">
      <DescriptionItem term={texts.department}>
        {fact(({ department }) => (
          <DepartmentCell path={department} />
        ))}
      </DescriptionItem>
      {/* The number stands above. */}
      {member && member.account !== member.phone && (
        <DescriptionItem term={texts.account}>{member.account}</DescriptionItem>
      )}
      {member?.invitedAt && (
        <DescriptionItem term={texts.invitedAt}>{timestamp(member.invitedAt)}</DescriptionItem>
      )}
      <DescriptionItem term={texts.joinedAt}>{fact(({ addedAt }) => timestamp(addedAt))}</DescriptionItem>
    </DescriptionList>
  )
}
