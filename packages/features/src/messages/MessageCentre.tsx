import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { bellMessages } from './bellMessages'
import { MessageTable } from './parts/MessageTable'

/** All messages of the person, `/companyMessage`. What it shows stands in the address. */
export function MessageCentre() {
  const texts = useTexts(bellMessages)
  return (
    <Screen name={texts.messages}>
      <MessageTable />
    </Screen>
  )
}
