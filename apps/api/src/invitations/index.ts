export { changeInvitation, findInvitation, type InvitationRow } from './changeInvitation'
export { joinLink, opens, readToken } from './invitationToken'
export { settleExpired } from './settleExpired'
export { currentStatus, type InvitationEvent, nextStatus, transitions } from './transitions'
