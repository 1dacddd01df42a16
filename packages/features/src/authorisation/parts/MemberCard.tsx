import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import { PersonHead } from '../../shared/screen/PersonHead'
import { useFormat } from '../../shared/texts/useFormat'
import type { Member } from '../api'
import { headImageAtom, memberAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { InvitationStatusBadge } from './InvitationStatusBadge'
import styles from './MemberCard.module.css'

/** The member's facts. */
export function MemberCard() {
  const member = useAtomValue(memberAtom)
  return (
    <Card aria-busy={member.state === 'loading'}>
      <div className={styles.card}>
        <Facts member={member.state === 'ready' ? member.value : undefined} />
      </div>
    </Card>
  )
}

/** Undefined: loading, with space reserved. */
function Facts({ member }: { readonly member: Member | undefined }) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const image = useAtomValue(headImageAtom)
  // On a phone each fact is a line, so that the list starts near the top.
  const shape = useNarrowWindow()
    ? { columns: 1 as const }
    : { columns: 3 as const, layout: 'above' as const }
  const fact = (show: (known: Member) => ReactNode, lines = 1) =>
    member ? show(member) : <Skeleton lines={lines} width="80%" />
  return (
    <>
      <PersonHead
        person={member}
        picture={image.state === 'ready' ? image.value : undefined}
        status={member && <InvitationStatusBadge status={member.status} />}
      />
      <DescriptionList {...shape} className={styles.facts}>
        <DescriptionItem term={texts.department}>
          {fact(
            (known) => (
              <DepartmentCell path={known.department} />
            ),
            2,
          )}
        </DescriptionItem>
        <DescriptionItem term={texts.invitedAt}>
          {fact((known) => known.invitedAt && format.timestamp(known.invitedAt))}
        </DescriptionItem>
        <DescriptionItem term={texts.joinedAt}>
          {fact((known) => format.timestamp(known.addedAt))}
        </DescriptionItem>
      </DescriptionList>
    </>
  )
}
