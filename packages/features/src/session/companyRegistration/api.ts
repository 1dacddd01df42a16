import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { bindInWords } from '../../shared/wire/bindInWords'
import { companyWords } from '../../shared/wire/words'
import { companyRegistrationContract } from './contract'

export const companyRegistrationApiAtom = atom((get) =>
  bindInWords(companyRegistrationContract, get(clientAtom), companyWords),
)
