import type { Texts } from '../../shared/messages'
import type { RowProblem } from '../contract'
import type { Verdict } from '../list/judgeRows'
import type { Field } from '../list/useInviteList'
import type { invitationsMessages } from '../messages'

export type InvitationTexts = (typeof invitationsMessages)['texts']['zh-CN'] & Texts

/** What is wrong with a row, in words. */
export const problemWords = (
  texts: InvitationTexts,
  { problems, duplicateOf }: Pick<Verdict, 'problems' | 'duplicateOf'>,
): string =>
  problems
    .map((problem: RowProblem) =>
      problem === 'duplicate' && duplicateOf !== undefined ? texts.duplicateOf(duplicateOf) : texts[problem],
    )
    .join('；')

/** The field in which it is mended. */
export function fieldOf(problem: RowProblem): Field {
  if (problem.startsWith('name')) return 'realName'
  return problem.startsWith('department') ? 'department' : 'phone'
}
