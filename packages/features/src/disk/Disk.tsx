import { useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { usePathname } from '../shared/host/useLocation'
import { Screen } from '../shared/screen/Screen'
import { folderPathAtom, shownAtom } from './atoms'
import { useKeptPlace } from './kept/useKeptPlace'
import { diskMessages } from './messages'
import { BinTable } from './parts/BinTable'
import { Quota } from './parts/Quota'
import { ShareTable } from './parts/ShareTable'
import { UploadArea } from './parts/UploadArea'
import { Uploads } from './parts/Uploads'
import { diskRoutes } from './routes'
import { sharingMessages } from './sharing/messages'
import { useDiskName } from './useDiskName'

/** The files of the person, or of the company (`/company-cloudDisk`, `/co-cloudDisk`), a folder at a time, and the bin. */
export default function Disk() {
  const texts = useTexts(diskMessages)
  const sharing = useTexts(sharingMessages)
  const shown = useAtomValue(shownAtom)
  const disk = useDiskName()
  const folderPath = useAtomValue(folderPathAtom)
  const above = [
    ...(usePathname() === diskRoutes.companyDisk ? [{ name: texts.enterprise }] : []),
    ...(shown === 'files' ? [] : [{ name: disk, to: folderPath() }]),
  ]
  const isReturning = useKeptPlace()
  const name = { files: disk, bin: texts.bin, shares: sharing.mine }[shown]
  return (
    <Screen name={name} above={above} status={<Quota />} grows>
      {shown === 'files' && !isReturning && <UploadArea />}
      {shown === 'bin' && <BinTable />}
      {shown === 'shares' && <ShareTable />}
      <Uploads />
    </Screen>
  )
}
