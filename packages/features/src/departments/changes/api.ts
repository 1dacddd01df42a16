import { departmentChangesContract } from '@atrium/contracts/departments/changes/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { impactWords } from '../../shared/impact/api'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'

const words = {
  ...impactWords,
  editEnterpriseDepartmentId: 'targetDepartmentId',
  typeNum: ['verdict', { proceed: 0, confirm: 1, isAdministrated: 2, administrates: 3 }],
} as const

export const departmentChangesApiAtom = atom((get) =>
  bindInWords(departmentChangesContract, get(clientAtom), words),
)

type Answers = AnswersInWords<typeof departmentChangesContract, typeof words>

/** What rules would do with a product after members moved. */
export type RuledProduct = Answers['previewMoveMembers']['ruledProducts'][number]
