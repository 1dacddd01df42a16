import { useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { ownerKindAtom } from './atoms'
import { diskMessages } from './messages'

/** What the disk on screen is called. */
export function useDiskName(): string {
  const texts = useTexts(diskMessages)
  return { person: texts.screen, company: texts.companyScreen }[useAtomValue(ownerKindAtom)]
}
