import { meetingErrors as codes } from '@atrium/contracts/catalogue/meetings/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of meetings. */
export const refusals = {
  unknownMeeting: () => new Refusal(errorCodes.missing, '该会议不存在', 404),
  unknownApplication: () => new Refusal(errorCodes.missing, '该报名不存在', 404),
  closed: () => new Refusal(codes.closed, '会议已开始，报名已截止'),
  alreadyApplied: () => new Refusal(codes.alreadyApplied, '您已报名该会议，无需重复报名'),
  notHeld: () => new Refusal(codes.notHeld, '该报名已放弃或已签到，请刷新后查看'),
}
