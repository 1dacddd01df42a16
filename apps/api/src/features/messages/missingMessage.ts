import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Also for a message of somebody else: it is as good as none. */
export const missingMessage = () => new Refusal(errorCodes.missing, '消息不存在或已被删除，请刷新后重试', 404)
