import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'
import { deskTrialsCodes as codes } from './contract'

/** Refusals about deciding on trials. */
export const deskTrialsRefusals = defineRefusals({
  unknown: ({ id }: { readonly id: string }) => ({
    code: errorCodes.missing,
    status: 404,
    chinese: `没有编号为${id}的试用申请`,
    english: `There is no request ${id} for a trial`,
  }),
  alreadyDecided: {
    code: codes.alreadyDecided,
    chinese: '该申请已处理或已撤回，请刷新后查看',
    english: 'This request was decided or withdrawn. Please refresh.',
  },
  notTriedAnyMore: {
    code: codes.notTriedAnyMore,
    chinese: '该产品已不再提供试用，请驳回申请并说明原因',
    english: 'This product can no longer be tried. Reject the request and say why.',
  },
  owned: ({ name }: { readonly name: string }) => ({
    code: codes.owned,
    chinese: `${name}已拥有该产品，请驳回申请`,
    english: `${name} has the product already. Reject the request.`,
  }),
})
