import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { MessageCentre } from './MessageCentre'
import { MessageDetail } from './MessageDetail'

/** The person's messages: the one in the host's location, or else all of them. */
export const MessagesFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [pagePaths.companyMessages]: <MessageCentre />,
  [pagePaths.companyMessagesMenu]: <MessageCentre />,
  [pagePaths.companyMessage]: <MessageDetail />,
  [pagePaths.ownMessages]: <MessageCentre />,
  [pagePaths.ownMessage]: <MessageDetail />,
}
