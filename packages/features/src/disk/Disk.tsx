import { useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { folderPath, isBinAtom } from './atoms'
import { diskMessages } from './messages'
import { BinTable } from './parts/BinTable'
import { Quota } from './parts/Quota'
import { UploadArea } from './parts/UploadArea'
import { Uploads } from './parts/Uploads'

/** `/cloudDisk`: the person's files, a folder at a time, and the bin. */
export default function Disk() {
  const texts = useTexts(diskMessages)
  const isBin = useAtomValue(isBinAtom)
  const above = [{ name: texts.screen, to: folderPath() }]
  return (
    <Screen name={isBin ? texts.bin : texts.screen} {...(isBin && { above })} status={<Quota />} grows>
      {isBin ? <BinTable /> : <UploadArea />}
      <Uploads />
    </Screen>
  )
}
