import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import type { ReactNode } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { useFormat } from '../../shared/texts/useFormat'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'

interface InvitationFactsProps {
  /** Undefined while loading. */
  readonly item: BacklogItem | undefined
  /** Default: 2. */
  readonly columns?: 1 | 2
}

export function InvitationFacts({ item, columns = 2 }: InvitationFactsProps) {
  const texts = useTexts(backlogMessages)
  const { timestamp } = useFormat()
  const fact = (show: (known: BacklogItem) => ReactNode) => (item ? show(item) : <Skeleton width="60%" />)
  return (
    <DescriptionList columns={columns} aria-busy={item === undefined}>
      <DescriptionItem term={texts.department}>
        {fact((known) => (
          <DepartmentCell path={known.department} />
        ))}
      </DescriptionItem>
      <DescriptionItem term={texts.name}>{fact((known) => known.realName)}</DescriptionItem>
      <DescriptionItem term={texts.inviter}>{fact((known) => known.inviterName)}</DescriptionItem>
      <DescriptionItem term={texts.invitedAt}>{fact((known) => timestamp(known.invitedAt))}</DescriptionItem>
      {item?.respondedAt ? (
        <DescriptionItem term={texts.respondedAt}>{timestamp(item.respondedAt)}</DescriptionItem>
      ) : (
        <DescriptionItem term={texts.expiresAt}>
          {fact((known) => timestamp(known.expiresAt))}
        </DescriptionItem>
      )}
    </DescriptionList>
  )
}
