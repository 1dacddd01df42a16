import { atom, useAtomValue } from 'jotai'
import { licenceAtom } from './atoms'
import { useObjectUrl } from './useObjectUrl'

const noneAtom = atom({ state: 'loading' } as const)

/** Address of the picture on record, once it is there; only administrators get it, so no plain link would do. */
export function useRecordedLicence(isOnRecord: boolean): string | undefined {
  const licence = useAtomValue(isOnRecord ? licenceAtom : noneAtom)
  return useObjectUrl(licence.state === 'ready' ? licence.value : undefined)
}
