import { FeatureRoot } from '../shared/host/FeatureRoot'
import { useHost } from '../shared/host/useHost'
import { MessageCentre } from './MessageCentre'
import { MessageDetail } from './MessageDetail'
import { messagesRoutes } from './routes'

/** The person's messages, whole: the one that the host's location names, else all of them. */
export function MessagesFeature() {
  return (
    <FeatureRoot paths={ownPaths}>
      <CurrentScreen />
    </FeatureRoot>
  )
}

function CurrentScreen() {
  const { pathname } = useHost().location
  return pathname === messagesRoutes.detail ? <MessageDetail /> : <MessageCentre />
}

const ownPaths = Object.values(messagesRoutes)
