import { pagePaths } from '@atrium/contracts/paths'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtomValue } from 'jotai'
import { useHost, useTexts } from '../shared/host/useHost'
import { usePathname } from '../shared/host/useLocation'
import { Screen } from '../shared/screen/Screen'
import { diskList, folderPathAtom, shownAtom } from './atoms'
import { useKeptPlace } from './kept/useKeptPlace'
import { diskMessages } from './messages'
import { BinTable } from './parts/BinTable'
import { ShareTable } from './parts/ShareTable'
import { UploadArea } from './parts/UploadArea'
import { Uploads } from './parts/Uploads'
import { sharingMessages } from './sharing/messages'
import { useDiskName } from './useDiskName'

/** The files of the person, or of the company (`/company-cloudDisk`, `/co-cloudDisk`), a folder at a time, and the bin. */
export default function Disk() {
  const texts = useTexts(diskMessages)
  const sharing = useTexts(sharingMessages)
  const shown = useAtomValue(shownAtom)
  const disk = useDiskName()
  const pathname = usePathname()
  const { offers } = useHost()
  // Members have it at the top of their menu.
  const isBelow =
    pathname === pagePaths.companyDisk || (pathname === pagePaths.sharedDisk && offers(pagePaths.companyDisk))
  const folderPath = useAtomValue(folderPathAtom)
  const page = useAtomValue(diskList.pageAtom)
  // On a phone the heading says which folder it is, and its arrow leads to the one around it.
  const inFolder = useNarrowWindow() && shown === 'files' && page.state === 'ready' ? page.value.path : []
  const around = inFolder.slice(0, -1).map(({ id, name }) => ({ name, to: folderPath(id) }))
  const above = [
    ...(isBelow ? [{ name: texts.enterprise }] : []),
    ...(shown === 'files' && inFolder.length === 0 ? [] : [{ name: disk, to: folderPath() }, ...around]),
  ]
  const isReturning = useKeptPlace()
  const name = { files: inFolder.at(-1)?.name ?? disk, bin: texts.bin, shares: sharing.mine }[shown]
  return (
    <Screen
      name={name}
      kind={shown === 'files' ? disk : name}
      above={above}
      isVerbatim={inFolder.length > 0}
      grows
    >
      {shown === 'files' && !isReturning && <UploadArea />}
      {shown === 'bin' && <BinTable />}
      {shown === 'shares' && <ShareTable />}
      <Uploads />
    </Screen>
  )
}
