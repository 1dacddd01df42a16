import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'

/** Refusals about messages. */
export const messagesRefusals = defineRefusals({
  missing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '消息不存在或已被删除，请刷新后重试',
    english: 'This message doesn’t exist or has been deleted. Refresh and try again.',
  },
})
