import { Avatar } from '@atrium/ui/avatar'
import { Card } from '@atrium/ui/card'
import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtomValue } from 'jotai'
import { useFormat } from '../../shared/useHost'
import { headImageAtom, memberAtom } from '../atoms'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { Member } from '../wire'
import styles from './MemberCard.module.css'

/** Who the member is. */
export function MemberCard() {
  const member = useAtomValue(memberAtom)
  const image = useAtomValue(headImageAtom)
  const src = image.state === 'ready' ? image.value : undefined
  return (
    <Card aria-busy={member.state === 'loading'}>
      <div className={styles.card}>
        {member.state === 'ready' ? (
          <>
            <Avatar name={member.value.realName} src={src} size="large" />
            <Facts member={member.value} />
          </>
        ) : (
          <>
            <Skeleton shape="circle" width={56} />
            <div className={styles.facts}>
              <Skeleton lines={3} />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

function Facts({ member }: { readonly member: Member }) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  return (
    <DescriptionList columns={3} className={styles.facts}>
      <DescriptionItem term={texts.realName}>{member.realName}</DescriptionItem>
      <DescriptionItem term={texts.phone}>{member.phone}</DescriptionItem>
      <DescriptionItem term={texts.department}>{member.department}</DescriptionItem>
      <DescriptionItem term={texts.invitedAt}>
        {member.invitedAt && format.timestamp(member.invitedAt)}
      </DescriptionItem>
      <DescriptionItem term={texts.joinedAt}>{format.timestamp(member.addedAt)}</DescriptionItem>
    </DescriptionList>
  )
}
