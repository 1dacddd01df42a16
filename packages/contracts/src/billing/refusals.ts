import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { billingErrors as codes, mostKept } from './contract'

/** Refusals about invoice titles and addresses. */
export const billingRefusals = defineRefusals({
  missing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '内容不存在或已被删除',
    english: 'This doesn’t exist or has been deleted',
  },
  titleGone: {
    code: errorCodes.missing,
    status: 404,
    chinese: '所选发票抬头不存在或已被删除',
    english: 'The selected invoice title doesn’t exist or has been deleted',
  },
  addressGone: {
    code: errorCodes.missing,
    status: 404,
    chinese: '所选地址不存在或已被删除',
    english: 'The selected address doesn’t exist or has been deleted',
  },
  tooMany: {
    code: codes.tooMany,
    chinese: `最多保存${mostKept}条，请先删除不再使用的`,
    english: `You can keep at most ${mostKept}. Delete one that you no longer use first.`,
  },
  changedMeanwhile: {
    code: codes.changedMeanwhile,
    chinese: '内容已在其他页面修改，请核对后重新保存',
    english: 'This was changed on another page. Check it, then save again.',
  },
  unknownRegion: {
    code: codes.unknownRegion,
    chinese: '请选择所在地区',
    english: 'Please select a region',
  },
})
