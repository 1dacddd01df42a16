import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import { useUndo } from '../../shared/undo/useUndo'
import { departmentsApiAtom, type Member } from '../api'
import { chosenMembers, membersAtom } from '../memberList'
import { departmentsMessages } from '../messages'
import { beforeMove, pause } from './pause'
import { refusalTexts } from './refusalTexts'
import { useReportFailure } from './useReportFailure'

/** Moving members: the service's check, a question if licences are lost or someone can't move, then the move. */
export function useMemberMove(members: readonly Member[], onMoved: () => void) {
  const texts = useTexts(departmentsMessages)
  const { explain } = useReportFailure()
  const { notify } = useHost()
  const offerUndo = useUndo(refusalTexts(texts))
  const api = useAtomValue(departmentsApiAtom)
  const refreshMembers = useSetAtom(membersAtom)
  const [selection, select] = useAtom(chosenMembers.idsAtom)
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState(false)

  async function move(editEnterpriseDepartmentId: string, userIds: readonly string[]) {
    await api.moveMembers({ body: { editEnterpriseDepartmentId, userIds: [...userIds] } })
    const moved = new Set(userIds)
    select(new Set([...selection].filter((id) => !moved.has(id))))
    refreshMembers()
    onMoved()
  }

  /** Everyone back to where they were. Exact only if no licence was recovered. */
  async function moveBack() {
    const formerIds = new Set(members.map((member) => member.enterpriseDepartmentId))
    for (const editEnterpriseDepartmentId of formerIds) {
      const userIds = members.flatMap((member) =>
        member.enterpriseDepartmentId === editEnterpriseDepartmentId ? [member.userId] : [],
      )
      await api.moveMembers({ body: { editEnterpriseDepartmentId, userIds } })
    }
    refreshMembers()
  }

  const checkThenMove = useAction(async (targetId: string) => {
    await pause(beforeMove)
    const list = members.map(({ userId, enterpriseDepartmentId }) => ({ userId, enterpriseDepartmentId }))
    const body = { editEnterpriseDepartmentId: targetId, list }
    const { typeNum } = await api.precheckMoveMembers({ body })
    if (typeNum !== 0) return setAsking(true)
    await move(
      targetId,
      members.map((member) => member.userId),
    )
    offerUndo({ message: texts.membersMoved, undo: moveBack })
  })

  /** Nobody moves to where all of them are. Tells why, if so. */
  function accepts(targetId: string): boolean {
    const accepted = members.some((member) => member.enterpriseDepartmentId !== targetId)
    setProblem(accepted ? undefined : texts.nobodyMoves)
    return accepted
  }

  async function submit(targetId: string | null) {
    if (targetId === null) return setProblem(texts.targetRequired)
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
    /** After the question. Rejects with what its dialog then shows. */
    confirm: async (targetId: string | null, userIds: readonly string[]) => {
      if (targetId === null) return
      await move(targetId, userIds)
      // The recovered licences would not come back by moving back.
      notify({ tone: 'success', message: texts.membersMoved })
    },
    preview: (editEnterpriseDepartmentId: string, userIds: readonly string[], signal: AbortSignal) =>
      api.previewMoveMembers({ body: { editEnterpriseDepartmentId, userIds: [...userIds] } }, { signal }),
  }
}
