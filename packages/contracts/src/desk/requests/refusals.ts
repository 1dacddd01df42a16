import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'
import { deskRequestsCodes as codes } from './contract'

/** Refusals about what needs two people. */
export const deskRequestsRefusals = defineRefusals({
  awaitsConfirmation: ({ requestId }: { readonly requestId: string }) => ({
    code: codes.awaitsConfirmation,
    data: { requestId },
    chinese: '此操作需要另一位同事确认，已提交确认请求',
    english: 'Somebody else must confirm this. Your request was submitted.',
  }),
  unknown: {
    code: errorCodes.missing,
    status: 404,
    chinese: '没有这样的确认请求',
    english: 'There is no such request',
  },
  ownRequest: {
    code: codes.ownRequest,
    chinese: '不能确认自己提交的请求，请由另一位同事确认',
    english: 'Nobody confirms their own request. Ask somebody else.',
  },
  alreadyDecided: {
    code: codes.alreadyDecided,
    chinese: '该请求已处理或已过期，请刷新后查看',
    english: 'This request was decided or has expired. Please refresh.',
  },
})
