import { FeatureLink } from '../../shared/FeatureLink'
import { useTexts } from '../../shared/useHost'
import { workspaceMessages } from '../messages'
import { workspaceRoutes } from '../routes'
import styles from './Brand.module.css'

/** The product's mark and name; it leads to the start page. */
export function Brand() {
  const texts = useTexts(workspaceMessages)
  return (
    <FeatureLink to={workspaceRoutes.start} className={styles.brand} aria-label={texts.product}>
      <Mark />
      <span className={styles.name}>{texts.product}</span>
    </FeatureLink>
  )
}

/** Two storeys of an atrium seen from its floor. */
function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden>
      <rect width="28" height="28" rx="7" fill="currentColor" />
      <path
        d="M7 21V13.5a7 7 0 0 1 14 0V21M11.5 21v-7a2.5 2.5 0 0 1 5 0v7"
        fill="none"
        stroke="var(--atrium-color-accent-ink)"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  )
}
