export { applyForMeeting, giveUpMeeting } from './applyForMeeting'
export { fillFreedPlaces } from './fillPlaces'
export { meetingRoutes } from './meetingRoutes'
export { getMeeting, listMeetings } from './readMeetings'
