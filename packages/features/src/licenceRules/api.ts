import { licenceRulesContract } from '@atrium/contracts/licenceRules/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { placeWords, productWords, searchWords } from '../shared/wire/words'

const words = { ...placeWords, ...productWords, ...searchWords, mainIds: 'productIds' } as const

export const licenceRulesApiAtom = atom((get) => bindInWords(licenceRulesContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof licenceRulesContract, typeof words>

export type RuleRow = Answers['listLicenceRules']['list'][number]
/** One rule, with what contradicts it. */
export type KnownRule = Answers['getLicenceRule']
export type RuleConflict = KnownRule['conflicts'][number]
export type RuleProblem = NonNullable<RuleRow['products'][number]['problem']>
export type Preview = Answers['previewLicenceRule']
export type PreviewedProduct = Preview['products'][number]
/** One member with one product of a rule. */
export type RuleMember = Answers['listRuleMembers']['list'][number]
export type RuleMemberState = RuleMember['state']
export type WaitingMember = Answers['listWaiting']['list'][number]
