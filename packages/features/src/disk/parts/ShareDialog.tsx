import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Switch } from '@atrium/ui/switch'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { DiskNode } from '../api'
import type { Lasts, NewShare } from '../sharing/api'
import { addShareAction } from '../sharing/atoms'
import { sharingMessages } from '../sharing/messages'
import { useDiskFailure } from '../useDiskFailure'
import { ShareLink } from './ShareLink'

interface ShareDialogProps {
  readonly node: DiskNode
  readonly onClose: () => void
}

/** For how long, with which code, to download or not; then the link. */
export function ShareDialog({ node, onClose }: ShareDialogProps) {
  const texts = useTexts(sharingMessages)
  const { close } = useSharedLabels()
  const { notify } = useHost()
  const describe = useDiskFailure()
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
