import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { Copy, Download } from 'lucide-react'
import type { Ref } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { DepartmentCell } from '../../shared/list/cells/DepartmentCell'
import layout from '../../shared/screen/Layout.module.css'
import { useCopy } from '../../shared/screen/useCopy'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { useFormat } from '../../shared/texts/useFormat'
import type { NewInviteLink } from '../api'
import { shareMessages } from '../messages'
import styles from './SharedLink.module.css'

interface SharedLinkProps {
  readonly link: NewInviteLink
  /** The button that copies it. */
  readonly ref: Ref<HTMLButtonElement>
}

/** A link to share: the QR code, and the address to copy. */
export function SharedLink({ link, ref }: SharedLinkProps) {
  const texts = useTexts(shareMessages)
  const { day } = useFormat()
  const copy = useCopy()
  const picture = `data:image/png;base64,${link.picture}`
  return (
    <div className={styles.shared}>
      <img className={styles.picture} src={picture} alt={texts.picture(link.companyName)} />
      <div className={styles.facts}>
        <p className={styles.scan}>{texts.scan(link.companyName)}</p>
        <div className={styles.into}>
          {texts.into}
          <DepartmentCell path={link.department} wayAt="after" />
        </div>
        <p className={styles.quiet}>
          <KeptNumbers>{texts.validUntil(day(link.expiresAt))}</KeptNumbers>
        </p>
        <FormField label={texts.link} labelHidden>
          <TextField readOnly value={link.url} onFocus={(event) => event.target.select()} />
        </FormField>
        <div className={layout.ending}>
          <Button ref={ref} variant="primary" icon={<Copy />} onClick={() => void copy(link.url)}>
            {texts.copy}
          </Button>
          <Button asChild icon={<Download />}>
            <a href={picture} download={texts.pictureName(link.companyName)}>
              {texts.download}
            </a>
          </Button>
        </div>
      </div>
    </div>
  )
}
