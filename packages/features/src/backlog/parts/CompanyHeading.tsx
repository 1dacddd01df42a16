import { Avatar } from '@atrium/ui/avatar'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { BacklogItem } from '../api'
import { backlogMessages } from '../messages'
import styles from './CompanyHeading.module.css'

/** The company and the inviter. */
export function CompanyHeading({ item }: { readonly item: BacklogItem }) {
  const texts = useTexts(backlogMessages)
  const { companyName, inviterName, logoPath } = item
  return (
    <div className={styles.heading}>
      <Avatar
        name={companyName}
        size="large"
        shape="square"
        decorative
        {...(logoPath && { src: logoPath })}
      />
      <div className={styles.words}>
        <h2 className={layout.title}>{companyName}</h2>
        <p className={styles.line}>{inviterName ? texts.invitedBy(inviterName) : texts.invitesYou}</p>
      </div>
    </div>
  )
}
