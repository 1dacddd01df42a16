import { defineRefusals } from '../wire/refusals'
import { licenceCostErrors as codes, mostMonths, mostRows } from './contract'

/** Refusals of what licences cost. */
export const licenceCostsRefusals = defineRefusals({
  tooManyMonths: {
    code: codes.tooManyMonths,
    chinese: `请选择先后正确、不超过${mostMonths}个月的期间`,
    english: `Choose up to ${mostMonths} months, the earliest first.`,
  },
  tooManyRows: {
    code: codes.tooManyRows,
    chinese: `明细超过${mostRows / 10_000}万行，请缩短期间，或只选一个部门或产品后再下载`,
    english: `The file would have more than ${mostRows.toLocaleString('en')} rows. Choose fewer months, one department or one product.`,
  },
})
