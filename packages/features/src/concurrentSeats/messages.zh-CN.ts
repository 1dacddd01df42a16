import { chineseCount as n } from '../shared/texts/format'

export const concurrentSeatsChinese = {
  title: '并发使用',
  failed: '并发使用情况加载失败',
  refresh: '刷新',
  howItWorks:
    '席位不分配到人：可用范围内的成员在“我的授权”打开云应用，或启动桌面软件并登录即可使用，关闭后释放，3分钟无响应自动释放。',
  inUse: '当前在用',
  seats: '并发席位',
  peak: (days: number) => `${n(days)}天内峰值`,
  denials: (days: number) => `${n(days)}天内被拒`,
  times: (count: number) => `${n(count)}次`,
  allowed: (most: number) => `平台允许最多超出${n(most)}个席位同时使用。`,
  beyond: (count: number, most: number) => `当前超出席位数${n(count)}个，平台最多允许超出${n(most)}个。`,
  exceeded: (count: number) => `当前超出席位数${n(count)}个，有人退出前不能再打开。`,
  deniedByDepartment: '被拒次数（按成员所在部门）',
  current: '在用成员',
  nobody: '当前没有人使用',
  since: (time: string) => `${time}起`,
  unknownDevice: (machineId: string) => `设备${machineId}`,
  more: (count: number) => `另有${n(count)}人在用`,
  release: '强制释放',
  releaseOf: (name: string) => `强制释放${name}的席位`,
  releaseTitle: (name: string) => `强制释放${name}正在使用的席位？`,
  releaseHint: '席位立即可供他人使用，该成员的软件会在一分钟内停止使用。请先提醒对方保存。',
  released: '席位已释放',
}
