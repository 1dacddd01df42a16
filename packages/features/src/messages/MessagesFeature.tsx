import { pagePaths } from '@atrium/contracts/paths'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { MessageCentre } from './MessageCentre'
import { MessageDetail } from './MessageDetail'

/** The person's messages, whole: the one that the host's location names, else all of them. */
export const MessagesFeature = () => <FeatureScreens screens={screens} />

const screens = {
  [pagePaths.companyMessages]: <MessageCentre />,
  [pagePaths.companyMessagesMenu]: <MessageCentre />,
  [pagePaths.companyMessage]: <MessageDetail />,
  [pagePaths.ownMessages]: <MessageCentre />,
  [pagePaths.ownMessage]: <MessageDetail />,
}
