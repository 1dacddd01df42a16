import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Dialog, DialogContent, DialogTrigger } from '@atrium/ui/dialog'
import { Link } from '@atrium/ui/link'
import type { ReactElement } from 'react'
import { sharedMessages } from '../../shared/sharedMessages'
import { useTexts } from '../../shared/useHost'
import { workspaceMessages } from '../messages'
import styles from './FooterDialogs.module.css'

interface FooterDialogProps {
  /** The button that opens it. */
  readonly children: ReactElement
}

export function AboutDialog({ children }: FooterDialogProps) {
  const texts = useTexts(workspaceMessages)
  const { close } = useTexts(sharedMessages)
  return (
    <Dialog>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent title={texts.about} closeLabel={close} width={480}>
        <p className={styles.text}>{texts.aboutText}</p>
        <p className={styles.text}>{texts.aboutSecond}</p>
      </DialogContent>
    </Dialog>
  )
}

export function ContactDialog({ children }: FooterDialogProps) {
  const texts = useTexts(workspaceMessages)
  const { close } = useTexts(sharedMessages)
  return (
    <Dialog>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent title={texts.contact} closeLabel={close} width={480}>
        <p className={styles.text}>{texts.contactText}</p>
        <DescriptionList columns={1} termWidth="80px">
          <DescriptionItem term={texts.hotlineLabel}>
            <Link href={`tel:${texts.hotline}`}>{texts.hotline}</Link>
          </DescriptionItem>
          <DescriptionItem term={texts.emailLabel}>
            <Link href={`mailto:${texts.email}`}>{texts.email}</Link>
          </DescriptionItem>
        </DescriptionList>
      </DialogContent>
    </Dialog>
  )
}
