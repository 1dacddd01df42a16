import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'
import { trialErrors } from '../trials/contract'
import { meetingErrors as codes } from './contract'

/** Refusals of meetings. */
export const meetingsRefusals = defineRefusals({
  unknownMeeting: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该会议不存在',
    english: 'This meeting doesn’t exist',
  },
  unknownApplication: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该报名不存在',
    english: 'This registration doesn’t exist',
  },
  closed: {
    code: codes.closed,
    chinese: '会议已开始，报名已截止',
    english: 'The meeting has started, so registration is closed',
  },
  alreadyApplied: {
    code: codes.alreadyApplied,
    chinese: '您已报名该会议，无需重复报名',
    english: 'You are already registered for this meeting',
  },
  notHeld: {
    code: codes.notHeld,
    chinese: '报名已放弃或已签到，请刷新后查看',
    english: 'This registration was cancelled, or you have already checked in. Refresh to see it.',
  },
  leaving: {
    code: trialErrors.leaving,
    chinese: '账号即将注销，不能报名',
    english: 'Your account is about to be closed, so it can’t register',
  },
})
