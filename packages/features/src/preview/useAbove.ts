import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { useHost, useTexts } from '../shared/host/useHost'
import { usePathname } from '../shared/host/useLocation'
import { folderPathAtom } from './atoms'
import { previewMessages } from './messages'

/** Where a file lies: its disk, as the menu has it, at the folder; null: at its top. */
export function useAbove(folder: string | null) {
  const texts = useTexts(previewMessages)
  const { offers } = useHost()
  const pathname = usePathname()
  const folderPath = useAtomValue(folderPathAtom)
  if (pathname === pagePaths.ownPreview) return [{ name: texts.disk, to: folderPath(folder) }]
  const isBelow = pathname === pagePaths.companyPreview || offers(pagePaths.companyDisk)
  return [
    ...(isBelow ? [{ name: texts.enterprise }] : []),
    { name: texts.companyDisk, to: folderPath(folder) },
  ]
}
