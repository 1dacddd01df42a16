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
  return (
    <Card aria-busy={member.state === 'loading'}>
      <div className={styles.card}>
        {member.state === 'ready' ? (
          <Facts member={member.value} />
        ) : (
          <>
            <Skeleton shape="circle" width={56} />
            <div className={styles.facts}>
              <Skeleton lines={2} />
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
  const image = useAtomValue(headImageAtom)
  const src = image.state === 'ready' ? image.value : undefined
  return (
    <>
      <div className={styles.person}>
        <Avatar name={member.realName} src={src} size="large" decorative />
        <div>
          <p className={styles.name}>{member.realName}</p>
          <p className={styles.phone}>{member.phone}</p>
        </div>
      </div>
      <DescriptionList columns={3} layout="above" className={styles.facts}>
        <DescriptionItem term={texts.department}>{member.department}</DescriptionItem>
        <DescriptionItem term={texts.invitedAt}>
          {member.invitedAt && format.timestamp(member.invitedAt)}
        </DescriptionItem>
        <DescriptionItem term={texts.joinedAt}>{format.timestamp(member.addedAt)}</DescriptionItem>
      </DescriptionList>
    </>
  )
}
