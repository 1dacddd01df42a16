import type { RegistryEntry } from '../../ports/CompanyRegistry'

/** Registry entries of the demo companies, and of some that visitors may certify. */
export const demoRegistry: readonly RegistryEntry[] = [
  { name: '云筑建筑设计研究院有限公司', code: '91310110MA1G8X2K77' },
  { name: '青禾工程咨询有限公司', code: '91320594MA25T9Q314' },
  { name: '青禾工程咨询（苏州）有限公司', code: '91320594MA26C1P80W' },
  { name: '远岸结构设计事务所有限公司', code: '91330106MA2B0K7X47' },
  { name: '长汀桥梁工程设计有限公司', code: '91350100MA31T5UQ2F' },
  { name: '北辰机电设备安装有限公司', code: '91110105MA01F8YC3F' },
  { name: '南屿绿色建筑科技有限公司', code: '91440300MA5FJ2WD99' },
]
