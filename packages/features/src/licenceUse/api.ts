import { licenceUseContract } from '@atrium/contracts/licenceUse/contract'
import { atom } from 'jotai'
import { clientAtom } from '../shared/host/host'
import { type AnswersInWords, bindInWords } from '../shared/wire/bindInWords'
import { productWords } from '../shared/wire/words'

const words = { ...productWords, isOnLine: 'isOnline' } as const

export const licenceUseApiAtom = atom((get) => bindInWords(licenceUseContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof licenceUseContract, typeof words>

export type IdleProduct = Answers['listIdleProducts']['list'][number]
export type IdlePreview = Answers['previewReclaim']
export type IdleHolder = IdlePreview['list'][number]
export type PlannedReclaim = Answers['planReclaim']
export type Reclaim = Answers['listReclaims']['list'][number]
export type KnownUse = Answers['getProductUse']
export type Policy = Answers['listReclaimPolicies']['list'][number]
export type PolicyProducts = Answers['listReclaimPolicies']['products']
export type Exemption = Answers['listExemptions']['list'][number]
export type ReclaimMember = Answers['listReclaimMembers']['list'][number]
