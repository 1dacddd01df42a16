import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useHost'
import { companyMessages } from '../messages'
import { companyRoutes } from '../routes'
import styles from './CertificationCard.module.css'

/** The way to one's password, where the host has it. */
export function PasswordCard() {
  const texts = useTexts(companyMessages)
  const { serves } = useHost()
  if (!serves(companyRoutes.resetPassword)) return null
  return (
    <Card title={texts.password}>
      <div className={styles.body}>
        <p className={styles.text}>{texts.passwordHint}</p>
        <Button asChild>
          <FeatureLink to={companyRoutes.resetPassword}>{texts.password}</FeatureLink>
        </Button>
      </div>
    </Card>
  )
}
