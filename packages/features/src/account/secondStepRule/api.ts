import { secondStepRuleContract } from '@atrium/contracts/account/secondStepRule/contract'
import type { OperationOutput } from '@atrium/contracts/wire/contract'
import { atom } from 'jotai'
import { clientAtom } from '../../shared/host/host'
import { bindContract } from '../../shared/wire/bindContract'

export const secondStepRuleApiAtom = atom((get) => bindContract(secondStepRuleContract, get(clientAtom)))

export type SecondStepRule = OperationOutput<typeof secondStepRuleContract.getSecondStepRule>
