import { useDescribeFailure, useHost, useTexts } from '../../../shared/host/useKept'
import type { RowAction } from '../../../shared/list/cells/RowActions'
import type { ActionAtom } from '../../../shared/request/actionAtom'
import { useAction } from '../../../shared/request/useAction'
import type { CaseClaim, CaseKey } from '../api'
import { claimAction, releaseAction, takeOverAction } from '../atoms'
import { casesMessages } from '../messages'

interface Claimable extends CaseKey {
  /** The company's or person's name. */
  readonly about: string
  readonly claim: CaseClaim | null
}

/** What can be done about the claim of a case: the most frequent action first. */
export function useClaimActions({ about, claim, ...key }: Claimable, isOwn: boolean): readonly RowAction[] {
  const texts = useTexts(casesMessages)
  const claiming = useCaseAction(claimAction, key, texts.claimed)
  const releasing = useCaseAction(releaseAction, key, texts.released)
  const takingOver = useCaseAction(takeOverAction, key, texts.takenOver)
  if (!claim) return [{ label: texts.claim, name: texts.claimOf(about), ...claiming }]
  const release = { label: texts.release, name: texts.releaseOf(about), ...releasing }
  return isOwn
    ? [release]
    : [{ label: texts.takeOver, name: texts.takeOverOf(about), ...takingOver }, release]
}

function useCaseAction(action: ActionAtom<CaseKey, unknown>, key: CaseKey, done: string) {
  const { notify } = useHost()
  const describe = useDescribeFailure()
  const { run, busy } = useAction(action)
  return {
    busy,
    async onSelect() {
      const result = await run(key)
      if (result.done) notify({ tone: 'success', message: done, id: 'deskClaim' })
      else notify({ tone: 'failure', message: describe(result.failure), id: 'deskClaim' })
    },
  }
}
