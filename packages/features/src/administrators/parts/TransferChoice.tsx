import { Button } from '@atrium/ui/button'
import type { DataTableColumn } from '@atrium/ui/data-table'
import { Dialog, DialogBody, DialogContent, DialogHeader } from '@atrium/ui/dialog'
import { useMemo, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Candidate } from '../api'
import { administratorsMessages } from '../messages'
import { CandidateTable } from './CandidateTable'
import type { TransferDialogSlot } from './TransferSlot'

interface TransferChoiceProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly TransferDialog: TransferDialogSlot
}

/** Chooses exactly one member, then asks whether to hand the company over to them. */
export function TransferChoice({ open, onClose, TransferDialog }: TransferChoiceProps) {
  const texts = useTexts(administratorsMessages)
  const labels = useSharedLabels()
  const [successor, setSuccessor] = useState<{ readonly member: Candidate; readonly open: boolean }>()
  const action = useMemo(
    (): DataTableColumn<Candidate> => ({
      id: 'choose',
      header: texts.actions,
      width: 88,
      narrow: 'actions',
      cell: (member) => (
        <Button
          size="small"
          aria-label={texts.actionsFor(texts.choose, member.realName || member.phone)}
          onClick={() => {
            onClose()
            setSuccessor({ member, open: true })
          }}
        >
          {texts.choose}
        </Button>
      ),
    }),
    [texts, onClose],
  )
  return (
    <>
      <Dialog open={open} onOpenChange={onClose}>
        {open && (
          <DialogContent width={720}>
            <DialogHeader
              title={texts.transferChoose}
              description={texts.transferNote}
              closeLabel={labels.close}
            />
            <DialogBody>
              <CandidateTable action={action} />
            </DialogBody>
          </DialogContent>
        )}
      </Dialog>
      {successor && (
        <TransferDialog
          open={successor.open}
          onOpenChange={(isOpen) => setSuccessor({ ...successor, open: isOpen })}
          member={successor.member}
        />
      )}
    </>
  )
}
