import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Candidate } from '../api'
import { candidatesAtom } from '../atoms'
import { mostMembersOfGroup } from '../contract'
import { administratorsMessages } from '../messages'
import { CandidateTable } from './CandidateTable'
import styles from './DialogFooter.module.css'

interface AddMembersDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Those in the group already. */
  readonly members: readonly Candidate[]
  readonly onAdd: (added: readonly Candidate[]) => void
}

/** Each opening starts afresh: nothing searched, nobody chosen. */
export function AddMembersDialog({ open, onClose, ...props }: AddMembersDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose}>
      {open && <Choice {...props} onClose={onClose} />}
    </Dialog>
  )
}

function Choice({ members, onAdd, onClose }: Omit<AddMembersDialogProps, 'open'>) {
  const texts = useTexts(administratorsMessages)
  const { cancel } = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const candidates = useAtomValue(candidatesAtom)
  /** As they were when they were last seen: those of other pages too. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Candidate>>(new Map())
  const room = mostMembersOfGroup - members.length
  const isTooMany = chosen.size > room
  const present = new Set(members.map(({ userId }) => userId))

  function select(ids: ReadonlySet<string>) {
    const known = new Map(chosen)
    if (candidates.state === 'ready') for (const row of candidates.value.list) known.set(row.userId, row)
    setChosen(new Map([...known].filter(([userId]) => ids.has(userId))))
  }

  return (
    <DialogContent width={720}>
      <DialogHeader
        title={texts.chooseMembers}
        description={texts.chooseMembersNote}
        closeLabel={labels.close}
      />
      <DialogBody>
        <CandidateTable
          selection={new Set(chosen.keys())}
          onSelectionChange={select}
          isRowSelectable={({ userId }) => !present.has(userId) || texts.alreadyIn}
        />
      </DialogBody>
      <DialogFooter>
        <div className={styles.footer}>
          <p role="status" className={styles.status} data-state={isTooMany ? 'invalid' : 'valid'}>
            {isTooMany ? texts.tooManyMembers(mostMembersOfGroup) : texts.chosen(chosen.size)}
          </p>
          <DialogClose asChild>
            <Button>{cancel}</Button>
          </DialogClose>
          <Button
            variant="primary"
            disabled={chosen.size === 0 || isTooMany}
            onClick={() => {
              onAdd([...chosen.values()])
              onClose()
            }}
          >
            {texts.addMembers}
          </Button>
        </div>
      </DialogFooter>
    </DialogContent>
  )
}
