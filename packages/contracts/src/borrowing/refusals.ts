import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { borrowingErrors as codes } from './contract'

/** Refusals of borrowed licences and device swaps. */
export const borrowingRefusals = defineRefusals({
  licenceMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '您没有该授权，可能已被收回，请刷新后重试',
    english: 'You don’t have this licence. It may have been taken back: refresh and try again.',
  },
  borrowedMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该借用记录不存在或不在您的管理范围内，请刷新后重试',
    english:
      'This borrowed licence doesn’t exist or is outside the departments you manage. Refresh and try again.',
  },
  productMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该产品不存在，请刷新后重试',
    english: 'This product doesn’t exist. Refresh and try again.',
  },
  alreadyBorrowed: {
    code: codes.alreadyBorrowed,
    chinese: '该授权已借出，请先归还再借用',
    english: 'This licence is borrowed already. Return it before you borrow it again.',
  },
  notAllowed: {
    code: codes.tooLong,
    chinese: '企业未开放该产品的借用，请联系管理员',
    english: 'Your company doesn’t allow borrowing this product. Ask an administrator.',
  },
  tooLong: ({ longestDays }: { readonly longestDays: number }) => ({
    code: codes.tooLong,
    data: { longestDays },
    chinese: `该产品最多借用${longestDays}天，请减少天数`,
    english: `This product can be borrowed for ${longestDays} days at most. Choose fewer days.`,
  }),
  notUsable: {
    code: codes.notUsable,
    chinese: '该产品已过期或已禁用，不能借用',
    english: 'This product has expired or is disabled, so it can’t be borrowed',
  },
  hasEnded: {
    code: codes.hasEnded,
    chinese: '该借用已归还或已到期',
    english: 'This licence was returned, or its end has passed',
  },
  noSwapsLeft: ({ swapsPerMonth }: { readonly swapsPerMonth: number }) => ({
    code: codes.noSwapsLeft,
    data: { swapsPerMonth },
    chinese:
      swapsPerMonth === 0
        ? '企业未开放自行更换设备，请联系管理员'
        : `该产品每月可更换${swapsPerMonth}次设备，本月次数已用完，请下月再试或联系管理员`,
    english:
      swapsPerMonth === 0
        ? 'Your company doesn’t allow swapping devices. Ask an administrator.'
        : `This product allows ${swapsPerMonth} swaps a month, and this month’s are used up. Try next month, or ask an administrator.`,
  }),
  deviceBorrowed: {
    code: codes.deviceBorrowed,
    chinese: '该设备上的借用许可仍在有效期内，归还后才能更换',
    english: 'A licence file runs on this device. Return it before you swap the device.',
  },
  deviceMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该设备已不在此授权下，请刷新后重试',
    english: 'This licence isn’t activated on that device any more. Refresh and try again.',
  },
  notThisFile: {
    code: codes.notThisFile,
    chinese: '许可文件无效，或不属于当前账号和设备',
    english: 'The licence file isn’t valid, or belongs to another account or device',
  },
  allDepartmentsOnly: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '只有管理全部部门的管理员可以设置借用与换机',
    english: 'Only an administrator of all departments can change these limits.',
  },
})
