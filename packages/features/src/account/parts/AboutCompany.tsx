import { TruncatedText } from '@atrium/ui/tooltip'
import { useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useHost'
import { outlookAtom } from '../atoms'
import styles from '../Dissolution.module.css'
import { dissolutionMessages } from '../dissolutionMessages'

/** Which company the page is about; its line is kept until that is known. */
export function AboutCompany() {
  const texts = useTexts(dissolutionMessages)
  const outlook = useAtomValue(outlookAtom)
  return (
    <p className={styles.about}>
      {outlook.state === 'ready' && <TruncatedText>{texts.about(outlook.value.companyName)}</TruncatedText>}
    </p>
  )
}
