import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useHost, useTexts } from '../shared/host/useKept'
import layout from '../shared/screen/Layout.module.css'
import { useSharedLabels } from '../shared/texts/useSharedLabels'
import type { BacklogItem } from './api'
import { waitingAtom } from './atoms'
import { backlogMessages } from './messages'
import { CompanyHeading } from './parts/CompanyHeading'
import { InvitationFacts } from './parts/InvitationFacts'
import { ItemQuestion } from './parts/ItemQuestion'
import { useAnswer } from './parts/useAnswer'

/** Invitations shown during this visit aren't shown again. */
const seenKey = 'backlog.seen'

/**
 * Shows pending invitations one after another, once per visit. Invitations answered elsewhere meanwhile are
 * skipped; closing it postpones all of them.
 */
export function BacklogPrompt() {
  const { tabStore } = useHost()
  const waiting = useAtomValue(waitingAtom)
  const [seen, setSeen] = useState<readonly string[]>(() => (tabStore.read(seenKey) ?? '').split(' '))
  const queue = waiting.state === 'ready' ? waiting.value.filter(({ id }) => !seen.includes(id)) : []
  const [item] = queue

  function pass(items: readonly BacklogItem[]): void {
    const next = [...seen, ...items.map(({ id }) => id)]
    tabStore.write(seenKey, next.join(' '))
    setSeen(next)
  }
  return item ? (
    <Prompt
      key={item.id}
      item={item}
      count={queue.length}
      onPass={() => pass([item])}
      onClose={() => pass(queue)}
    />
  ) : null
}

interface PromptProps {
  readonly item: BacklogItem
  /** The number of pending ones, including this one. */
  readonly count: number
  readonly onPass: () => void
  readonly onClose: () => void
}

function Prompt({ item, count, onPass, onClose }: PromptProps) {
  const texts = useTexts(backlogMessages)
  const labels = useSharedLabels()
  const { agree, busy } = useAnswer()
  const [asking, setAsking] = useState(false)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent width={480}>
        <DialogHeader
          title={texts.invitesYou}
          {...(count > 1 && { description: texts.more(count - 1) })}
          closeLabel={labels.close}
        />
        <DialogBody>
          <div className={layout.stack}>
            <CompanyHeading item={item} />
            <InvitationFacts item={item} columns={1} />
            <p className={layout.hint}>{texts.waitingHint}</p>
          </div>
        </DialogBody>
        <DialogFooter>
          <Button variant="ghost" disabled={busy} onClick={onPass}>
            {texts.later}
          </Button>
          <Button tone="danger" disabled={busy} onClick={() => setAsking(true)}>
            {texts.refuse}
          </Button>
          <Button variant="primary" busy={busy} onClick={async () => (await agree(item)) && onPass()}>
            {texts.agree}
          </Button>
        </DialogFooter>
      </DialogContent>
      <ItemQuestion deed="refuse" open={asking} onOpenChange={setAsking} item={item} onDone={onPass} />
    </Dialog>
  )
}
