import { DescriptionItem, DescriptionList } from '@atrium/ui/description-list'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import { Link } from '@atrium/ui/link'
import { useTexts } from '../../shared/host/useKept'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { aboutMessages, helpMessages, workspaceMessages } from '../messages'
import styles from './FooterDialogs.module.css'

export interface FooterDialogProps {
  /** The open one; undefined: none. */
  readonly shown: 'about' | 'contact' | undefined
  readonly onClose: () => void
}

/** The footer's dialogs about the vendor. */
export function FooterDialogs({ shown, onClose }: FooterDialogProps) {
  const texts = useTexts(workspaceMessages)
  const help = useTexts(helpMessages)
  const about = useTexts(aboutMessages)
  const { close } = useTexts(sharedMessages)
  return (
    <>
      <Dialog open={shown === 'about'} onOpenChange={onClose}>
        <DialogContent width={480}>
          <DialogHeader title={texts.about} closeLabel={close} />
          <DialogBody>
            <p className={styles.text}>{about.aboutText}</p>
            <p className={styles.text}>{about.aboutSecond}</p>
          </DialogBody>
        </DialogContent>
      </Dialog>
      <Dialog open={shown === 'contact'} onOpenChange={onClose}>
        <DialogContent width={480}>
          <DialogHeader title={texts.contact} closeLabel={close} />
          <DialogBody>
            <p className={styles.text}>{about.contactText}</p>
            <DescriptionList columns={1} termWidth="80px">
              <DescriptionItem term={help.hotlineLabel}>
                <Link href={`tel:${help.hotline}`}>{help.hotline}</Link>
              </DescriptionItem>
              <DescriptionItem term={about.emailLabel}>
                <Link href={`mailto:${about.email}`}>{about.email}</Link>
              </DescriptionItem>
            </DescriptionList>
          </DialogBody>
        </DialogContent>
      </Dialog>
    </>
  )
}
