import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import { billingMessages } from '../messages'

interface ProblemProps {
  /** Why it could not be saved. */
  readonly problem: string | undefined
  /** What another page did to it, if that is in the way: each field as it is stored, by its label. */
  readonly conflict?: readonly (readonly [label: string, value: string])[] | 'deleted' | undefined
}

/** What keeps a form from being saved, in words. */
export function Problem({ problem, conflict }: ProblemProps) {
  const texts = useTexts(billingMessages)
  const { list } = useFormat()
  const there =
    typeof conflict === 'object' &&
    conflict.map(([label, value]) => texts.fieldIs(label, value || texts.none))
  if (there)
    return (
      <>
        <p>{texts.changedMeanwhile}</p>
        <p>{list(there)}</p>
      </>
    )
  return conflict ? texts.gone : problem
}
