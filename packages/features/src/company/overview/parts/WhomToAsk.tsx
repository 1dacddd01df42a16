import { Avatar } from '@atrium/ui/avatar'
import { Card } from '@atrium/ui/card'
import { useTexts } from '../../../shared/host/useHost'
import type { Overview } from '../api'
import { overviewMessages } from '../messages'
import styles from './MyLicences.module.css'

/** Whom a member asks for licences. */
export function WhomToAsk({ contacts }: Pick<Overview, 'contacts'>) {
  const texts = useTexts(overviewMessages)
  return (
    <Card title={texts.whomToAsk} description={texts.whomToAskHint}>
      <ul className={styles.people}>
        {contacts.map(({ name, role }) => (
          <li key={`${role} ${name}`} className={styles.person}>
            <Avatar name={name} size="small" decorative />
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.detail}>{texts[role]}</span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
