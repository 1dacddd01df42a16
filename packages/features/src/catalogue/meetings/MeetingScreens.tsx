import { pagePaths } from '@atrium/contracts/paths'
import { useAtomValue } from 'jotai'
import { ScreenAt } from '../../shared/host/FeatureScreens'
import { meetingIdAtom } from './atoms'
import { MeetingIntroduction } from './MeetingIntroduction'
import { MeetingList } from './MeetingList'
import { MeetingNotice } from './MeetingNotice'
import { MeetingResult } from './MeetingResult'

/** The screens about meetings. */
export default function MeetingScreens() {
  return <ScreenAt screens={screens} />
}

/** All meetings, or the one in the address. */
const Meetings = () => (useAtomValue(meetingIdAtom) ? <MeetingIntroduction /> : <MeetingList />)

const screens = {
  [pagePaths.meetings]: <Meetings />,
  [pagePaths.meetingResult]: <MeetingResult />,
  [pagePaths.meetingNotice]: <MeetingNotice />,
}
