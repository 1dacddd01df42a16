import { useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { ownerKindAtom } from './atoms'
import { diskMessages } from './messages'

/** The name of the current disk. */
export function useDiskName(): string {
  const texts = useTexts(diskMessages)
  return { person: texts.screen, company: texts.companyScreen }[useAtomValue(ownerKindAtom)]
}
