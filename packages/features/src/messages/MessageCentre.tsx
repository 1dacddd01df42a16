import { Screen } from '../shared/Screen'
import { useTexts } from '../shared/useHost'
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
