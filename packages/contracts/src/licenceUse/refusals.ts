import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { licenceUseErrors as codes } from './contract'

/** Refusals of reclaims and exemptions. */
export const licenceUseRefusals = defineRefusals({
  reclaimMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该回收计划不存在或无权查看，请刷新后重试',
    english: 'This reclaim doesn’t exist, or isn’t yours to see. Refresh and try again.',
  },
  exemptionMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该免回收设置不存在或已移除，请刷新后重试',
    english: 'This exemption doesn’t exist any more. Refresh and try again.',
  },
  nobodyIdle: {
    code: codes.nobodyIdle,
    chinese: '所选成员的授权都已不再闲置，或已计划回收、已设为不回收，请刷新后重试',
    english:
      'None of the chosen licences can be taken back: they were used, exempted or planned meanwhile. Refresh and try again.',
  },
  useUnreported: {
    code: codes.useUnreported,
    chinese: '该产品从未上报过使用情况，无法判断是否闲置，请在成员列表中逐个收回',
    english:
      'This product has never reported any use, so nobody can be called idle. Take licences back in its list of members.',
  },
  notPlanned: {
    code: codes.notPlanned,
    chinese: '该回收计划已执行或已取消，请刷新后查看',
    english: 'This reclaim was already carried out or cancelled. Refresh to see it.',
  },
  endInPast: {
    code: codes.endInPast,
    chinese: '截止日期不能早于今天，请重新选择',
    english: 'The end can’t be before today. Please choose another day.',
  },
})
