import { useAtomValue } from 'jotai'
import { useTexts } from '../shared/host/useKept'
import { Screen } from '../shared/screen/Screen'
import { messageIdAtom } from './atoms'
import { messageList, messagePathsAtom } from './messageList'
import { messagesMessages } from './messages'
import { MessageBody } from './parts/MessageBody'
import { useCentreName } from './useCentreName'

/** One message, `/companyMessageDetail?id=` and `/messageDetail?id=`. Viewing it marks it as read. */
export function MessageDetail() {
  const texts = useTexts(messagesMessages)
  const messageId = useAtomValue(messageIdAtom)
  const list = useAtomValue(messagePathsAtom).list(useAtomValue(messageList.viewAtom))
  return (
    <Screen above={[{ name: useCentreName(), to: list }]} name={texts.detail} width="reading">
      <MessageBody key={messageId} listPath={list} />
    </Screen>
  )
}
