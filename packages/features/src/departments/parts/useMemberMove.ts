import { useAtom, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import { useUndo } from '../../shared/undo/useUndo'
import type { Member } from '../api'
import { moveMembersAction } from '../memberActions'
import { chosenMembers } from '../memberList'
import { departmentDialogMessages, departmentsMessages } from '../messages'
import { precheckMoveAtom } from '../questions'
import { beforeMove, pause } from './pause'
import { useReportFailure } from './useReportFailure'

/** Moves members: the service's check, a question if licences are lost or gained or somebody can't move, then the move. */
export function useMemberMove(members: readonly Member[], onMoved: () => void) {
  const texts = useTexts(departmentsMessages)
  const words = useTexts(departmentDialogMessages)
  const { explain } = useReportFailure()
  const { notify } = useHost()
  const offerUndo = useUndo()
  const moving = useAction(moveMembersAction)
  const precheck = useSetAtom(precheckMoveAtom)
  const [selection, select] = useAtom(chosenMembers.idsAtom)
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState(false)

  async function move(targetId: string, moved: readonly Member[]) {
    const { undo } = await moving.perform({ members: moved, targetId })
    const ids = new Set(moved.map((member) => member.userId))
    select(new Set([...selection].filter((id) => !ids.has(id))))
    onMoved()
    return undo
  }

  const checkThenMove = useAction(async (targetId: string) => {
    await pause(beforeMove)
    if (!(await precheck({ members, targetId }))) return setAsking(true)
    offerUndo({ message: words.membersMoved, undo: await move(targetId, members) })
  })

  /** Members can't be moved to the department they are in. Reports that. */
  function accepts(targetId: string): boolean {
    const accepted = members.some((member) => member.departmentId !== targetId)
    setProblem(accepted ? undefined : texts.nobodyMoves)
    return accepted
  }

  async function submit(targetId: string | null) {
    if (targetId === null) return setProblem(words.targetRequired)
    setProblem(undefined)
    const result = await checkThenMove.run(targetId)
    if (!result.done) setProblem(explain(result.failure))
  }

  return {
    submit,
    busy: checkThenMove.busy,
    problem,
    accepts,
    asking,
    setAsking,
    /** Runs after the question. Rejects with the failure that the dialog then shows. */
    confirm: async (targetId: string | null, lostCount: number, userIds: readonly string[]) => {
      if (targetId === null) return
      const undo = await move(
        targetId,
        members.filter((member) => userIds.includes(member.userId)),
      )
      // Moving back would not restore the recovered licences. What rules take, they give again.
      if (lostCount > 0) notify({ tone: 'success', message: words.membersMoved })
      else offerUndo({ message: words.membersMoved, undo })
    },
  }
}
