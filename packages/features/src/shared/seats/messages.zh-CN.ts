import { chineseCount } from '../texts/format'

export const seatsChinese = {
  used: '已使用',
  passedOn: '已下发未用',
  notPassedOn: '未下发',
  /** For a whole bar: nothing is left, or it can't be used now. */
  full: '已用完',
  unusable: '不可用',
  left: '剩余',
  concurrent: (total: number, used: number) => `并发${chineseCount(total)} · 在用${chineseCount(used)}`,
  usedNow: '正在使用',
  freeNow: '当前空闲',
  shared: '并发',
  /** Explains the figures of a list. */
  ofCompany: '剩余为全企业的合计，包括已下发到各部门的',
  inReach: '剩余为您管理的部门及其上级部门的合计',
  companyWide: '全企业',
  inReachShort: '可用范围',
  drawn: (used: number, left: number) => `已使用${chineseCount(used)}，剩余${chineseCount(left)}`,
  drawnWithPassedOn: (used: number, passedOn: number, left: number) =>
    `已使用${chineseCount(used)}，已下发未用${chineseCount(passedOn)}，未下发${chineseCount(left)}`,
}
