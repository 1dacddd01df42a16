import { useTexts } from '../shared/host/useKept'
import { allocationMessages } from './messages'

export const useAllocationTexts = () => useTexts(allocationMessages)
