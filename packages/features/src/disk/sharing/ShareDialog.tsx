import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Switch } from '@atrium/ui/switch'
import { TextField } from '@atrium/ui/text-field'
import { Copy, Link2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDescribeFailure, useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { useCopy } from '../../shared/screen/useCopy'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { DiskNode } from '../api'
import type { Lasts, NewShare } from './api'
import { addShareAction } from './atoms'
import { sharingMessages } from './messages'
import { useTimeLeft } from './useTimeLeft'

interface ShareDialogProps {
  readonly node: DiskNode
  readonly onClose: () => void
}

/** Chooses validity, code and downloads, then shows the link. */
export function ShareDialog({ node, onClose }: ShareDialogProps) {
  const texts = useTexts(sharingMessages)
  const { close } = useSharedLabels()
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(addShareAction)
  const [lasts, setLasts] = useState<Lasts>('week')
  const [hasCode, setCode] = useState(true)
  const [canDownload, setDownload] = useState(true)
  const [share, setShare] = useState<NewShare>()

  async function create() {
    const result = await run({ id: node.id, lasts, hasCode, canDownload })
    if (result.done) setShare(result.value)
    else notify({ tone: 'failure', message: texts.createFailed(describe(result.failure)) })
  }

  return (
    <Dialog open onOpenChange={(open) => open || busy || onClose()}>
      <DialogContent width={480}>
        <DialogHeader title={texts.shareOf(node.name)} description={texts.shareHint} closeLabel={close} />
        <DialogBody>
          {share ? (
            <ShareLink share={share} />
          ) : (
            <div className={layout.stack}>
              <FormField label={texts.lasts}>
                <RadioGroup
                  orientation="horizontal"
                  value={lasts}
                  onValueChange={(value) => setLasts(value as Lasts)}
                >
                  {(['day', 'week', 'month', 'forever'] as const).map((one) => (
                    <Radio key={one} value={one}>
                      {texts[one]}
                    </Radio>
                  ))}
                </RadioGroup>
              </FormField>
              <Switch checked={hasCode} onCheckedChange={setCode}>
                {texts.withCode}
              </Switch>
              <Switch checked={canDownload} onCheckedChange={setDownload}>
                {texts.withDownload}
              </Switch>
            </div>
          )}
        </DialogBody>
        <DialogFooter>
          {share ? (
            <Button onClick={onClose}>{texts.close}</Button>
          ) : (
            <Button variant="primary" icon={<Link2 />} busy={busy} onClick={create}>
              {texts.create}
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

/** A link to copy. */
function ShareLink({ share: { url, code, expiresAt } }: { readonly share: NewShare }) {
  const texts = useTexts(sharingMessages)
  const copy = useCopy()
  const timeLeft = useTimeLeft()
  const button = useRef<HTMLButtonElement>(null)
  // The button that created it is gone.
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={layout.stack}>
      <FormField label={texts.link} hint={timeLeft(expiresAt)}>
        <TextField readOnly value={url} onFocus={(event) => event.target.select()} />
      </FormField>
      {code !== null && (
        <FormField label={texts.code}>
          <TextField readOnly value={code} onFocus={(event) => event.target.select()} />
        </FormField>
      )}
      <div className={layout.actions}>
        <Button
          ref={button}
          variant="primary"
          icon={<Copy />}
          onClick={() => void copy(code === null ? url : texts.both(url, code))}
        >
          {code === null ? texts.copy : texts.copyBoth}
        </Button>
      </div>
    </div>
  )
}
