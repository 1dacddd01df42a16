export { applyForMeeting } from './applyForMeeting'
export { fillFreedPlaces } from './fillFreedPlaces'
export { giveUpMeeting } from './giveUpMeeting'
export { meetingRoutes } from './meetingRoutes'
