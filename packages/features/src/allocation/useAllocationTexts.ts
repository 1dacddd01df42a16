import { allocationErrors as codes } from '@atrium/contracts/allocation/contract'
import { useTexts } from '../shared/host/useKept'
import { allocationMessages } from './messages'

export const useAllocationTexts = () => useTexts(allocationMessages)

/** The message for each refusal of this feature, by its code. */
export function useRefusals(): Readonly<Record<number, string>> {
  const texts = useAllocationTexts()
  return {
    [codes.notNormal]: texts.notNormal,
    [codes.notEnoughLeft]: texts.notEnoughLeft,
    [codes.notBelow]: texts.notBelow,
    [codes.notEnoughOwned]: texts.notEnoughOwned,
    [codes.changedMeanwhile]: texts.changedMeanwhile,
  }
}
