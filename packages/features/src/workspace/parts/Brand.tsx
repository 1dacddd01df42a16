import { Wordmark } from '../../shared/brand/Wordmark'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useHost'
import { workspaceMessages } from '../messages'
import { workspaceRoutes } from '../routes'
import styles from './Brand.module.css'

/** The product's mark and name; it leads to the start page. */
export function Brand() {
  const texts = useTexts(workspaceMessages)
  return (
    <FeatureLink to={workspaceRoutes.start} className={styles.brand} aria-label={texts.product}>
      <Wordmark>{texts.product}</Wordmark>
    </FeatureLink>
  )
}
