import { FeatureLink } from '../../shared/FeatureLink'
import { withQuery } from '../../shared/query'
import { useTexts } from '../../shared/useHost'
import { workspaceMessages } from '../messages'
import { workspaceRoutes } from '../routes'
import styles from './Footer.module.css'
import { AboutDialog, ContactDialog } from './FooterDialogs'

export function Footer() {
  const texts = useTexts(workspaceMessages)
  const agreement = (showValue: number) => withQuery(workspaceRoutes.agreement, { showValue })
  return (
    <div className={styles.footer}>
      <nav className={styles.links} aria-label={texts.footer}>
        <AboutDialog>
          <button type="button" className={styles.link}>
            {texts.about}
          </button>
        </AboutDialog>
        <ContactDialog>
          <button type="button" className={styles.link}>
            {texts.contact}
          </button>
        </ContactDialog>
        <FeatureLink to={agreement(1)} className={styles.link}>
          {texts.userAgreement}
        </FeatureLink>
        <FeatureLink to={agreement(2)} className={styles.link}>
          {texts.privacyPolicy}
        </FeatureLink>
      </nav>
      <p className={styles.legal}>
        <span>{texts.copyright}</span>
        <span lang="zh-CN">{texts.filing}</span>
      </p>
    </div>
  )
}
