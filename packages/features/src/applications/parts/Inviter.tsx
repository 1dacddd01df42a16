import { Drawing } from '@atrium/ui/drawing'
import { useTexts } from '../../shared/host/useKept'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { Invitation } from '../api'
import { joinMessages } from '../messages'
import styles from './Inviter.module.css'

/** The inviter and the company. */
export function Inviter({ invitation }: { readonly invitation: Invitation }) {
  const texts = useTexts(joinMessages)
  const { timestamp } = useFormat()
  const { companyName, inviterName, logoPath, state, expiresAt } = invitation
  return (
    <header className={styles.inviter}>
      <Drawing name="invitation" className={styles.drawing} />
      <p className={styles.line}>{inviterName ? texts.invites(inviterName) : texts.invitesNobody}</p>
      <h1 className={styles.company}>
        {logoPath && <img src={logoPath} alt="" className={styles.logo} />}
        {companyName}
      </h1>
      {state === 'valid' && expiresAt && (
        <p className={styles.quiet}>
          <KeptNumbers>{texts.validUntil(timestamp(expiresAt))}</KeptNumbers>
        </p>
      )}
    </header>
  )
}
