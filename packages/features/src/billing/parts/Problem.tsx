import { useTexts } from '../../shared/host/useKept'
import { useFormat } from '../../shared/texts/useFormat'
import { billingMessages } from '../messages'

interface ProblemProps {
  /** The reason why it could not be saved. */
  readonly problem: string | undefined
  /** The change by another page, if there is one: each field as stored, by its label. */
  readonly conflict?: readonly (readonly [label: string, value: string])[] | 'deleted' | undefined
}

/** The reason why a form can't be saved, as text. */
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
