import { paths } from '@atrium/contracts/paths'
import { type ReactNode, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useTexts } from '../../shared/host/useKept'
import { workspaceMessages } from '../messages'
import styles from './Footer.module.css'
import type { FooterDialogProps } from './FooterDialogs'
import { FooterDialogs } from './FooterDialogs'

interface FooterProps {
  /** Further content before the year. Default: none. */
  readonly children?: ReactNode
}

export function Footer({ children }: FooterProps) {
  const [shown, show] = useState<FooterDialogProps['shown']>()
  const [wanted, setWanted] = useState(false)
  if (shown && !wanted) setWanted(true)
  const texts = useTexts(workspaceMessages)
  const agreement = (showValue: number) => paths.agreement({ showValue })
  return (
    <div className={styles.footer}>
      <nav className={styles.links} aria-label={texts.footer}>
        <button type="button" className={styles.link} onClick={() => show('about')}>
          {texts.about}
        </button>
        <button type="button" className={styles.link} onClick={() => show('contact')}>
          {texts.contact}
        </button>
        <FeatureLink to={agreement(1)} className={styles.link}>
          {texts.userAgreement}
        </FeatureLink>
        <FeatureLink to={agreement(2)} className={styles.link}>
          {texts.privacyPolicy}
        </FeatureLink>
      </nav>
      <p className={styles.legal}>
        {children}
        <span>{texts.copyright}</span>
        <span lang="zh-CN">{texts.filing}</span>
      </p>
      {wanted && <FooterDialogs shown={shown} onClose={() => show(undefined)} />}
    </div>
  )
}
