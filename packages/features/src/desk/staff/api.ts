import { deskStaffContract } from '@atrium/contracts/desk/staff/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { type AnswersInWords, bindInWords } from '../../shared/wire/bindInWords'

const words = {} as const

export const staffApiAtom = atom((get) => bindInWords(deskStaffContract, get(clientAtom), words))

type Answers = AnswersInWords<typeof deskStaffContract, typeof words>

/** Somebody of the vendor's staff, with their roles. */
export type StaffMember = Answers['listStaff'][number]
export type StaffRole = StaffMember['roles'][number]['role']
/** Who is at the desk. */
export type DeskSelf = Answers['getDesk']

export { deskStaffCodes } from '@atrium/contracts/desk/staff/contract'
export { staffRoles } from '@atrium/contracts/wire/staffRoles'
