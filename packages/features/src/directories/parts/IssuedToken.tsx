import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { IconButton } from '@atrium/ui/icon-button'
import { Copy } from 'lucide-react'
import { useTexts } from '../../shared/host/useKept'
import { useCopy } from '../../shared/screen/useCopy'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { directoriesMessages } from '../messages'
import styles from './IssuedToken.module.css'

interface IssuedTokenProps {
  readonly address: string
  readonly token: string
  readonly onClose: () => void
}

/** Shows what a directory's SCIM client needs, once. */
export function IssuedToken({ address, token, onClose }: IssuedTokenProps) {
  const texts = useTexts(directoriesMessages)
  const { close } = useSharedLabels()
  const copy = useCopy()
  // It is gone with the dialog, so closing it asks.
  const unkept = {
    title: texts.unkeptTitle,
    description: texts.unkeptText,
    discard: texts.closeUnkept,
    keep: texts.keepOpen,
  }
  const lines = [
    { label: texts.address, value: address, copyLabel: texts.copyAddress },
    { label: texts.token, value: token, copyLabel: texts.copyToken },
  ]
  return (
    <Dialog open dirty discardLabels={unkept} onOpenChange={(open) => open || onClose()}>
      <DialogContent width={520}>
        <DialogHeader title={texts.issuedTitle} description={texts.issuedText} closeLabel={close} />
        <DialogBody>
          <dl className={styles.lines}>
            {lines.map(({ label, value, copyLabel }) => (
              <div key={label} className={styles.line}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.value}>
                  <code className={styles.text}>{value}</code>
                  <IconButton
                    size="small"
                    label={copyLabel}
                    icon={<Copy aria-hidden />}
                    onClick={() => void copy(value)}
                  />
                </dd>
              </div>
            ))}
          </dl>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={onClose}>
            {texts.kept}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
