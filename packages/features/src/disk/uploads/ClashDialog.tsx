import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import { diskMessages } from '../messages'
import { answerClashAtom } from './queue'
import type { ClashAnswer, UploadItem } from './UploadItem'
import { useSetUploads } from './uploadsStore'

/** Asks once what to do with all files chosen together whose names are taken. */
export function ClashDialog({ uploads }: { readonly uploads: readonly UploadItem[] }) {
  const texts = useTexts(diskMessages)
  const format = useFormat()
  const { close } = useSharedLabels()
  const answer = useSetUploads(answerClashAtom)
  const [chosen, setChosen] = useState<ClashAnswer>('keepBoth')
  const [first] = uploads.filter(({ state }) => state === 'clash')
  if (!first) return null
  const taken = uploads.filter(({ state, batch }) => state === 'clash' && batch === first.batch)
  const names = format.list(taken.slice(0, 3).map(({ name }) => `“${name}”`))
  return (
    <Dialog open onOpenChange={(open) => open || answer(first.batch, 'skip')}>
      <DialogContent width={480}>
        <DialogHeader
          title={texts.clashTitle(taken.length)}
          description={texts.clashText(taken.length > 3 ? texts.more(names, taken.length) : names)}
          closeLabel={close}
        />
        <DialogBody>
          <RadioGroup
            aria-label={texts.clashTitle(taken.length)}
            value={chosen}
            onValueChange={(value) => setChosen(value as ClashAnswer)}
          >
            {(['keepBoth', 'replace', 'skip'] as const).map((one) => (
              <Radio key={one} value={one}>
                {texts[one]}
              </Radio>
            ))}
          </RadioGroup>
        </DialogBody>
        <DialogFooter>
          <Button variant="primary" onClick={() => answer(first.batch, chosen)}>
            {texts.goOn}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
