import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { bindContract } from '../../shared/wire/bindContract'
import type { OperationOutput } from '../../shared/wire/contract'
import { secondStepRuleContract } from './contract'

export const secondStepRuleApiAtom = atom((get) => bindContract(secondStepRuleContract, get(clientAtom)))

export type SecondStepRule = OperationOutput<typeof secondStepRuleContract.getSecondStepRule>
