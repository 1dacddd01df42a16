import { guessContract } from '@atrium/contracts/session/guess/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { requestAtom } from '../../shared/request/request'
import { bindContract } from '../../shared/wire/bindContract'

const apiAtom = atom((get) => bindContract(guessContract, get(clientAtom)))

/** What somebody who knows whoever is signed in would try for their password. */
export const ownWordsAtom = requestAtom(['account'], (get, signal) =>
  get(apiAtom).listOwnWords({}, { signal }),
)
