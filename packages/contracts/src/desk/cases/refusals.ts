import { defineRefusals } from '../../wire/refusals'
import { deskCasesCodes as codes } from './contract'

/** Refusals about claiming cases. */
export const deskCasesRefusals = defineRefusals({
  claimedByOther: ({ name }: { readonly name: string }) => ({
    code: codes.claimedByOther,
    chinese: `${name}正在处理，请选择其他事项，或先释放`,
    english: `${name} works on this. Choose another case, or release it first.`,
  }),
  notWaiting: {
    code: codes.notWaiting,
    chinese: '该事项已处理或已撤回，请刷新后查看',
    english: 'This case was decided or withdrawn. Please refresh.',
  },
})
