import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Of what is not there, or not for the person to see. */
export const scopeRefusals = {
  departmentMissing: () => new Refusal(errorCodes.missing, '该部门不存在或不在您的管理范围内', 404),
  memberMissing: () => new Refusal(errorCodes.missing, '有成员不存在或不在您的管理范围内，请刷新后重试', 404),
}
