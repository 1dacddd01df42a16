import { Screen } from '../shared/Screen'
import { useTexts } from '../shared/useHost'
import { messagesMessages } from './messages'
import { MessageTable } from './parts/MessageTable'

/** All messages of the person, `/companyMessage`. What it shows stands in the address. */
export function MessageCentre() {
  const texts = useTexts(messagesMessages)
  return (
    <Screen name={texts.messages}>
      <MessageTable />
    </Screen>
  )
}
