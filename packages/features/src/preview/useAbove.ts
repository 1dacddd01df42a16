import { useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { usePathname } from '../shared/host/useLocation'
import { folderPathAtom } from './atoms'
import { previewMessages } from './messages'
import { previewRoutes } from './routes'

/** Where a file lies: its disk, as the menu has it, at the folder; null: at its top. */
export function useAbove(folder: string | null) {
  const texts = useTexts(previewMessages)
  const pathname = usePathname()
  const folderPath = useAtomValue(folderPathAtom)
  return [
    ...(pathname === previewRoutes.companyPreview ? [{ name: texts.enterprise }] : []),
    { name: pathname === previewRoutes.preview ? texts.disk : texts.companyDisk, to: folderPath(folder) },
  ]
}
