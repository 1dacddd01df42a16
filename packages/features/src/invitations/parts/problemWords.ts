import type { RowProblem } from '@atrium/contracts/invitations/contract'
import type { Texts } from '../../shared/texts/messages'
import type { Verdict } from '../list/judgeRows'
import type { Field } from '../list/useInviteList'
import type { problemMessages } from '../messages'

export type ProblemTexts = (typeof problemMessages)['chinese'] & Texts

/** The problem of a row, as text. */
export const problemWords = (
  texts: ProblemTexts,
  { problems, duplicateOf }: Pick<Verdict, 'problems' | 'duplicateOf'>,
): string =>
  problems
    .map((problem: RowProblem) =>
      problem === 'duplicate' && duplicateOf !== undefined ? texts.duplicateOf(duplicateOf) : texts[problem],
    )
    .join(texts.between)

/** The field to correct. */
export function fieldOf(problem: RowProblem): Field {
  if (problem.startsWith('name')) return 'realName'
  return problem.startsWith('department') ? 'department' : 'phone'
}
