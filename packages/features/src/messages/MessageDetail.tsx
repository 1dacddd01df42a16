import { useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useHost'
import { Screen } from '../shared/screen/Screen'
import { messageIdAtom } from './atoms'
import { bellMessages } from './bellMessages'
import { messageList, messageListPath } from './messageList'
import { messagesMessages } from './messages'
import { MessageBody } from './parts/MessageBody'

/** One message, `/companyMessageDetail?id=`. Seeing it marks it as read. */
export function MessageDetail() {
  const { messages } = useTexts(bellMessages)
  const texts = useTexts(messagesMessages)
  const messageId = useAtomValue(messageIdAtom)
  const list = messageListPath(useAtomValue(messageList.viewAtom))
  return (
    <Screen above={[{ name: messages, to: list }]} name={texts.detail} width="reading">
      <MessageBody key={messageId} listPath={list} />
    </Screen>
  )
}
