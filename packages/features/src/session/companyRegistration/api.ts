import { companyRegistrationContract } from '@atrium/contracts/session/companyRegistration/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { bindInWords } from '../../shared/wire/bindInWords'
import { companyWords } from '../../shared/wire/words'

export const companyRegistrationApiAtom = atom((get) =>
  bindInWords(companyRegistrationContract, get(clientAtom), companyWords),
)
