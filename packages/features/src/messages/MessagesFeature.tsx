import { FeatureScreens } from '../shared/host/FeatureScreens'
import { MessageCentre } from './MessageCentre'
import { MessageDetail } from './MessageDetail'
import { messagesRoutes, personalMessagesRoutes } from './routes'

/** The person's messages, whole: the one that the host's location names, else all of them. */
export const MessagesFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [messagesRoutes.list]: <MessageCentre />,
  [messagesRoutes.centre]: <MessageCentre />,
  [messagesRoutes.detail]: <MessageDetail />,
  [personalMessagesRoutes.list]: <MessageCentre />,
  [personalMessagesRoutes.detail]: <MessageDetail />,
}
