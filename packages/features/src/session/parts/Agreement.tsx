import { Link } from '@atrium/ui/link'
import { useHost, useTexts } from '../../shared/host/useHost'
import { registrationMessages } from '../registrationMessages'
import styles from './Agreement.module.css'

/** What one accepts by registering. Both open beside the form, which keeps what was typed. */
export function Agreement() {
  const texts = useTexts(registrationMessages)
  const { href } = useHost()
  const link = (showValue: 1 | 2, words: string) => (
    <Link href={href(`/UserAgreenment?showValue=${showValue}`)} target="_blank" rel="noopener">
      {words}
    </Link>
  )
  return (
    <p className={styles.agreement}>
      {texts.agreement}
      {link(1, texts.userAgreement)}
      {texts.and}
      {link(2, texts.privacy)}
    </p>
  )
}
