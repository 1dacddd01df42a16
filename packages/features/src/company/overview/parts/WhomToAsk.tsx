import { pagePaths } from '@atrium/contracts/paths'
import { Avatar } from '@atrium/ui/avatar'
import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FeatureLink } from '../../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { CardLine, CardLines } from '../../../shared/screen/CardLine'
import type { Overview } from '../api'
import { overviewMessages } from '../messages'
import styles from './WhomToAsk.module.css'

/** The people a member can ask for licences. */
export function WhomToAsk({ contacts }: Pick<Overview, 'contacts'>) {
  const texts = useTexts(overviewMessages)
  const { serves } = useHost()
  return (
    <Card
      padding="none"
      title={texts.whomToAsk}
      description={texts.whomToAskHint}
      actions={
        serves(pagePaths.ownLicences) && (
          <Button size="small" asChild>
            <FeatureLink to={pagePaths.ownLicences}>{texts.askForLicence}</FeatureLink>
          </Button>
        )
      }
    >
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
