import { Button } from '@atrium/ui/button'
import { Dialog, DialogBody, DialogClose, DialogContent, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { useTexts } from '../../shared/host/useKept'
import { ImpactDialog } from '../../shared/impact/ImpactDialog'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Member } from '../api'
import { departmentDialogMessages, departmentsMessages } from '../messages'
import { previewMoveAtom } from '../questions'
import { DepartmentTree } from './DepartmentTree'
import styles from './MoveMembersDialog.module.css'
import { RuledChanges } from './RuledChanges'
import { useDescribeBlocker } from './useDescribeBlocker'
import { useMemberMove } from './useMemberMove'
import { useReportFailure } from './useReportFailure'

interface MoveMembersDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly members: readonly Member[]
}

const named = 3

/** Chooses a target department, checks the cost, asks if licences are lost or gained, and moves the members. */
export function MoveMembersDialog({ open, onOpenChange, members }: MoveMembersDialogProps) {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const shared = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const { people } = useFormat()
  const { explain } = useReportFailure()
  const preview = useSetAtom(previewMoveAtom)
  const describeBlocker = useDescribeBlocker('moveMembers')
  const errorId = useId()
  const [targetId, setTargetId] = useState<string | null>(null)
  const move = useMemberMove(members, () => onOpenChange(false))
  const names = members.slice(0, named).map((member) => member.realName || member.phone)

  function choose(id: string) {
    setTargetId(move.accepts(id) ? id : null)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!move.busy) onOpenChange(next)
      }}
    >
      <DialogContent
        onSubmit={(event) => {
          event.preventDefault()
          move.submit(targetId)
        }}
      >
        <DialogHeader
          title={words.moveTitle}
          description={words.moveDescription(people(names, members.length))}
          closeLabel={labels.close}
        />
        <DialogBody>
          <fieldset className={styles.target} aria-label={words.targetDepartment} aria-describedby={errorId}>
            <div className={styles.tree}>
              <DepartmentTree selectedId={targetId} onSelect={choose} />
            </div>
          </fieldset>
          <p id={errorId} role="alert" className={styles.problem}>
            {move.problem}
          </p>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button disabled={move.busy}>{shared.cancel}</Button>
          </DialogClose>
          <Button type="submit" variant="primary" busy={move.busy}>
            {texts.move}
          </Button>
        </DialogFooter>
      </DialogContent>
      <ImpactDialog
        open={move.asking}
        onOpenChange={move.setAsking}
        rows={members.map((member) => member.userId)}
        ask={(signal, userIds) => preview({ userIds, targetId: targetId ?? '', signal })}
        title={(userIds, answer) =>
          answer?.licenceCount === 0 ? words.confirmMoveMembers(userIds.length) : words.confirmMoveTitle
        }
        lead={(answer) => (answer?.licenceCount === 0 ? undefined : words.confirmMoveSeats)}
        describeBlocker={describeBlocker}
        confirmLabel={texts.move}
        quiet={({ ruledProducts }) => ruledProducts.some(({ loses }) => loses > 0)}
        details={({ ruledProducts }) => ruledProducts.length > 0 && <RuledChanges products={ruledProducts} />}
        onConfirm={({ licenceCount }, userIds) => move.confirm(targetId, licenceCount, userIds)}
        describeFailure={explain}
      />
    </Dialog>
  )
}
