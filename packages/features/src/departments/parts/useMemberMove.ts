import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { companyIdAtom } from '../../shared/host'
import { useAction } from '../../shared/useAction'
import { useHost, useTexts } from '../../shared/useHost'
import { departmentsApiAtom, type Member } from '../api'
import { membersAtom, selectionAtom } from '../atoms'
import { departmentsMessages } from '../messages'
import { beforeMove, pause } from './pause'
import { useReportFailure } from './useReportFailure'

/** Moving members: the service's check, a question if licences are lost by it, then the move. */
export function useMemberMove(members: readonly Member[], onMoved: () => void) {
  const texts = useTexts(departmentsMessages)
  const { notify } = useHost()
  const { explain } = useReportFailure()
  const api = useAtomValue(departmentsApiAtom)
  const enterPriseId = useAtomValue(companyIdAtom)
  const refreshMembers = useSetAtom(membersAtom)
  const [selection, select] = useAtom(selectionAtom)
  const [problem, setProblem] = useState<string>()
  const [asking, setAsking] = useState(false)

  async function move(editEnterpriseDepartmentId: string) {
    const userIds = members.map((member) => member.userId)
    await api.moveMembers({ body: { enterPriseId, editEnterpriseDepartmentId, userIds } })
    const moved = new Set(userIds)
    select(new Set([...selection].filter((id) => !moved.has(id))))
    refreshMembers()
    notify({ tone: 'success', message: texts.membersMoved })
    onMoved()
  }

  const checkThenMove = useAction(async (targetId: string) => {
    await pause(beforeMove)
    const list = members.map(({ userId, enterpriseDepartmentId }) => ({ userId, enterpriseDepartmentId }))
    const body = { enterPriseId, editEnterpriseDepartmentId: targetId, list }
    const { typeNum } = await api.precheckMoveMembers({ body })
    if (typeNum === 0) await move(targetId)
    else if (typeNum === 1) setAsking(true)
    else setProblem(texts.membersAreAdministrators)
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
    confirm: async (targetId: string | null) => {
      if (targetId !== null) await move(targetId)
    },
  }
}
