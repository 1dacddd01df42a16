import { Button } from '@atrium/ui/button'
import { deferMounted } from '@atrium/ui/overlay'
import { StatusBadge } from '@atrium/ui/status-badge'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { Entry } from '../../shared/settings/Entry'
import { maskedMail } from '../../shared/texts/masked'
import { mailMessages } from './messages'

const MailRemoval = deferMounted(async () => (await import('./MailRemoval')).MailRemoval)
const MailDialog = deferMounted(async () => (await import('./MailDialog')).MailDialog)

export interface MailEntryProps {
  /** Empty: none. */
  readonly email: string
  readonly verified: boolean
  /** Shows an icon, in lists whose other rows have one. Default: false. */
  readonly hasIcon?: boolean
}

/** The person's address, whether it is verified, and the actions to verify, change and remove it. */
export function MailEntry({ email, verified, hasIcon }: MailEntryProps) {
  const texts = useTexts(mailMessages)
  const [open, setOpen] = useState<'proof' | 'removal'>()
  const close = () => setOpen(undefined)
  const way = verified ? texts.change : email ? texts.verify : texts.add
  return (
    <>
      <Entry
        {...(hasIcon && { icon: <Mail /> })}
        name={texts.mail}
        state={
          <StatusBadge tone={verified ? 'success' : email ? 'warning' : 'idle'}>
            {verified ? texts.verified : email ? texts.unverified : texts.none}
          </StatusBadge>
        }
        value={maskedMail(email)}
        hint={verified ? texts.verifiedHint : texts.unverifiedHint}
        actions={
          <>
            {verified && (
              <Button size="small" variant="ghost" onClick={() => setOpen('removal')}>
                {texts.remove}
              </Button>
            )}
            <Button size="small" onClick={() => setOpen('proof')}>
              {way}
            </Button>
          </>
        }
      />

      {open === 'proof' && <MailDialog email={email} verified={verified} title={way} onClose={close} />}
      {open === 'removal' && <MailRemoval email={email} onClose={close} />}
    </>
  )
}
