import { Dialog, DialogBody, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import { useTexts } from '../../../shared/host/useKept'
import { useSharedLabels } from '../../../shared/texts/useSharedLabels'
import { certificationsMessages } from '../messages'
import styles from './KeysDialog.module.css'

interface KeysDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The keys of the review. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const texts = useTexts(certificationsMessages)
  const { close } = useSharedLabels()
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['A'], texts.approve],
    [['R'], texts.reject],
    [['1', '…', '8'], texts.keyReasons],
    [['Enter'], texts.keySubmit],
    [['Esc'], texts.keyCancel],
    [['J', '→'], texts.next],
    [['K', '←'], texts.previous],
    [['+', '-', '0'], texts.keyZoom],
    [['[', ']'], texts.keyTurn],
    [['?'], texts.keys],
  ]
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent width={440}>
        <DialogHeader title={texts.keys} description={texts.keysHint} closeLabel={close} />
        <DialogBody>
          <dl className={styles.keys}>
            {keys.map(([names, does]) => (
              <div key={does} className={styles.key}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name} className={styles.cap}>
                      {name}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
