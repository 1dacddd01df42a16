import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { licenceRulesErrors as codes } from './contract'
import { mostRules } from './rule'

/** Refusals of rules that assign licences. */
export const licenceRulesRefusals = defineRefusals({
  ruleMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该授权规则不存在或无权查看，请刷新后重试',
    english: 'This rule doesn’t exist, or isn’t yours to see. Refresh and try again.',
  },
  tooManyRules: {
    code: codes.tooManyRules,
    data: { most: mostRules },
    chinese: `授权规则最多${mostRules}条，请先删除不再使用的规则`,
    english: `A company can have at most ${mostRules} rules. Delete one that is no longer used first.`,
  },
  nameTaken: {
    code: codes.nameTaken,
    chinese: '已有同名的授权规则，请使用其他名称',
    english: 'Another rule has this name. Choose a different one.',
  },
  changedMeanwhile: {
    code: codes.changedMeanwhile,
    chinese: '该授权规则在此期间已被修改，请查看最新内容后再保存',
    english: 'This rule was changed meanwhile. Look at its latest version before you save.',
  },
  outOfScope: {
    code: codes.outOfScope,
    chinese: '所选的部门、权限组、产品或成员已不存在，或不在您的管理范围内，请重新选择',
    english:
      'A department, group, product or member doesn’t exist any more or is outside the departments you manage. Please choose again.',
  },
  notYours: {
    code: codes.outOfScope,
    chinese: '该授权规则包含您管理范围以外的部门，您只能查看，不能修改',
    english: 'This rule concerns departments that you don’t manage, so you can see it but not change it.',
  },
  contradicts: ({ count }: { readonly count: number }) => ({
    code: codes.contradicts,
    data: { count },
    chinese: `与其他授权规则有${count}处冲突，请确认后再保存`,
    english:
      count === 1
        ? 'It contradicts another rule. Check the conflict before you save it.'
        : `It contradicts other rules in ${count} places. Check the conflicts before you save it.`,
  }),
})
