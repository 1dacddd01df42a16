import { Avatar } from '@atrium/ui/avatar'
import { Card } from '@atrium/ui/card'
import { useTexts } from '../../../shared/host/useHost'
import { CardLine, CardLines } from '../../../shared/screen/CardLine'
import type { Overview } from '../api'
import { overviewMessages } from '../messages'
import styles from './WhomToAsk.module.css'

/** Whom a member asks for licences. */
export function WhomToAsk({ contacts }: Pick<Overview, 'contacts'>) {
  const texts = useTexts(overviewMessages)
  return (
    <Card padding="none" title={texts.whomToAsk} description={texts.whomToAskHint}>
      <CardLines className={styles.people}>
        {contacts.map(({ name, role, phone }) => (
          <CardLine
            key={`${role} ${name}`}
            start={<Avatar name={name} size="small" decorative />}
            title={name}
            detail={`${texts[role]} · ${phone}`}
          />
        ))}
      </CardLines>
    </Card>
  )
}
