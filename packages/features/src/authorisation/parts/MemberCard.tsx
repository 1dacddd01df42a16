import { Avatar } from '@atrium/ui/avatar'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { DepartmentCell } from '../../shared/list/DepartmentCell'
import { useFormat } from '../../shared/texts/useFormat'
import type { Member } from '../api'
import { headImageAtom, memberAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import { InvitationStatusBadge } from './InvitationStatusBadge'
import styles from './MemberCard.module.css'

const nameOf = ({ realName, phone }: Member) => realName || phone

/** Who the member is. */
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

/** Undefined: the member is on the way, and the places keep their room. */
function Facts({ member }: { readonly member: Member | undefined }) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const image = useAtomValue(headImageAtom)
  // On a phone each fact is a line, so that the list begins soon.
  const shape = useNarrowWindow()
    ? { columns: 1 as const }
    : { columns: 3 as const, layout: 'above' as const }
  const src = image.state === 'ready' ? image.value : undefined
  const fact = (show: (known: Member) => ReactNode, lines = 1) =>
    member ? show(member) : <Skeleton lines={lines} width="80%" />
  return (
    <>
      <div className={styles.person}>
        {member ? (
          <Avatar name={member.realName} src={src} tint={nameOf(member)} size="large" decorative />
        ) : (
          <Skeleton shape="circle" width={56} />
        )}
        <div className={styles.who}>
          <p className={styles.name}>
            {member ? (
              <>
                <span>{nameOf(member)}</span>
                <InvitationStatusBadge status={member.status} />
              </>
            ) : (
              <Skeleton width={120} />
            )}
          </p>
          <p className={styles.phone}>{member?.phone ?? <Skeleton width={96} />}</p>
        </div>
      </div>
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
