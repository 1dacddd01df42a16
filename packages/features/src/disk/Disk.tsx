import { useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { folderPathAtom, isBinAtom } from './atoms'
import { diskMessages } from './messages'
import { BinTable } from './parts/BinTable'
import { Quota } from './parts/Quota'
import { UploadArea } from './parts/UploadArea'
import { Uploads } from './parts/Uploads'
import { useDiskName } from './useDiskName'

/** The files of the person, or of the company (`/company-cloudDisk`, `/co-cloudDisk`), a folder at a time, and the bin. */
export default function Disk() {
  const texts = useTexts(diskMessages)
  const isBin = useAtomValue(isBinAtom)
  const name = useDiskName()
  const folderPath = useAtomValue(folderPathAtom)
  const above = [{ name, to: folderPath() }]
  return (
    <Screen name={isBin ? texts.bin : name} {...(isBin && { above })} status={<Quota />} grows>
      {isBin ? <BinTable /> : <UploadArea />}
      <Uploads />
    </Screen>
  )
}
