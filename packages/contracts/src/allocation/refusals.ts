import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { allocationErrors as codes } from './contract'

/** Refusals of passing licences on to departments and taking them back. */
export const allocationRefusals = defineRefusals({
  departmentMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '有部门不存在或不在您的管理范围内，请刷新后重试',
    english: 'A department doesn’t exist or is outside those you manage. Refresh and try again.',
  },
  notNormal: {
    code: codes.notNormal,
    chinese: '产品已过期或已禁用，不能调整部门授权',
    english: 'This product is expired or disabled, so its licences can’t be moved between departments',
  },
  notEnoughLeft: {
    code: codes.notEnoughLeft,
    chinese: '该部门的可用授权数量不足，请刷新后重新填写',
    english: 'The department doesn’t have enough licences left. Refresh and enter the numbers again.',
  },
  notBelow: {
    code: codes.notBelow,
    chinese: '授权只能在上级部门与其下级部门之间调整',
    english: 'Licences can only move between a department and those below it',
  },
  notEnoughOwned: {
    code: codes.notEnoughOwned,
    chinese: '收回数量超过部门拥有的授权数量，请刷新后重新填写',
    english: 'That is more than the department owns. Refresh and enter the numbers again.',
  },
  seatsBorrowed: ({ atMost }: { readonly atMost: number }) => ({
    code: codes.seatsBorrowed,
    data: { atMost },
    chinese: `部分授权已借出到设备，到期前无法收回，该部门目前最多可收回${atMost}个`,
    english: `Some licences are borrowed for devices and can’t be taken back before their end. This department can give back at most ${atMost} now.`,
  }),
  changedMeanwhile: {
    code: codes.changedMeanwhile,
    chinese: '授权使用情况已发生变化，请确认新的影响后重试',
    english: 'The licences in use have just changed. Review the impact and try again.',
  },
})
