import { mostMembersOfGroup } from '@atrium/contracts/administrators/contract'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useAtom, useAtomValue } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { ChoiceFooter } from '../../shared/screen/ChoiceFooter'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Candidate } from '../api'
import { candidates } from '../atoms'
import { administratorsMessages } from '../messages'
import { CandidateTable } from './CandidateTable'

interface AddMembersDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Those already in the group. */
  readonly members: readonly Candidate[]
  readonly onAdd: (added: readonly Candidate[]) => void
}

/** Each opening starts without a search or selection. */
export function AddMembersDialog({ open, onClose, ...props }: AddMembersDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose}>
      {open && <Choice {...props} onClose={onClose} />}
    </Dialog>
  )
}

function Choice({ members, onAdd, onClose }: Omit<AddMembersDialogProps, 'open'>) {
  const texts = useTexts(administratorsMessages)
  const labels = useSharedLabels()
  const chosen = useAtomValue(candidates.chosen.rowsAtom)
  const [selection, select] = useAtom(candidates.chosen.idsAtom)
  const room = mostMembersOfGroup - members.length
  const isTooMany = chosen.length > room
  const present = new Set(members.map(({ userId }) => userId))

  return (
    <DialogContent width={720}>
      <DialogHeader
        title={texts.chooseMembers}
        description={texts.chooseMembersNote}
        closeLabel={labels.close}
      />
      <DialogBody>
        <CandidateTable
          selection={selection}
          onSelectionChange={select}
          isRowSelectable={({ userId }) => !present.has(userId) || texts.alreadyIn}
        />
      </DialogBody>
      <DialogFooter>
        <ChoiceFooter
          chosen={isTooMany ? texts.tooManyMembers(mostMembersOfGroup) : texts.chosen(chosen.length)}
          state={isTooMany ? 'invalid' : 'valid'}
          label={texts.addMembers}
          disabled={chosen.length === 0 || isTooMany}
          onChoose={() => {
            onAdd(chosen)
            onClose()
          }}
          onClose={onClose}
        />
      </DialogFooter>
    </DialogContent>
  )
}
