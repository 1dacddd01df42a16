import { pagePaths } from '@atrium/contracts/paths'
import { Wordmark } from '../../shared/brand/Wordmark'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { workspaceMessages } from '../messages'
import styles from './Brand.module.css'

interface BrandProps {
  /** `small`: above a side menu, which is narrower than the English name. Default: as on the sign-in. */
  readonly size?: 'small'
}

/** The product's mark and name, linking to the start page. */
export function Brand({ size }: BrandProps) {
  const texts = useTexts(workspaceMessages)
  return (
    <FeatureLink to={pagePaths.start} className={styles.brand} aria-label={texts.product} data-size={size}>
      <Wordmark>{texts.product}</Wordmark>
    </FeatureLink>
  )
}
