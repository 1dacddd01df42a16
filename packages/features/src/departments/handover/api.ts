import { handoverContract } from '@atrium/contracts/departments/handover/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { impactWords } from '../../shared/impact/api'
import { bindInWords } from '../../shared/wire/bindInWords'

const words = { ...impactWords, newAdminUserId: 'successorId' } as const

export const handoverApiAtom = atom((get) => bindInWords(handoverContract, get(clientAtom), words))
