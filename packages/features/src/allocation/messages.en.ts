import { englishCount } from '../shared/texts/format'
import type { English } from '../shared/texts/messages'
import type { allocationChinese } from './messages.zh-CN'

export const allocationEnglish: English<typeof allocationChinese> = {
  authorisation: 'Licences',
  title: 'Department allocation',
  chooseProduct: (name: string) => `Choose a product (now ${name})`,
  chooseProductFirst: 'Choose a product',
  products: 'Products',
  searchProducts: 'Search by product name',
  noProductMatches: 'No matching products',
  productSeats: (left: number, total: number) => `${englishCount(left)} left of ${englishCount(total)}`,
  noProducts: 'Nothing to allocate yet',
  noProductsHint: 'Once the company has bought a product, allocate its licences to departments here.',
  toProducts: 'Products and services',
  failed: 'The allocation could not be loaded',
  productsFailed: 'The products could not be loaded',
  total: (scope: string) => `Total (${scope})`,
  left: (scope: string) => `Left (${scope})`,
  ownLeftOfOwned: 'Not allocated (owned)',
  leftParts: (own: number, below: number) =>
    `= ${englishCount(own)} not allocated + ${englishCount(below)} allocated, unused`,
  status: 'Status',
  notNormalNotice: (status: string) =>
    `This product is ${status.toLowerCase()}, so its licences can’t be moved between departments.`,

  noOwners: 'No department has licences yet',
  table: 'Licences by department',
  department: 'Department',
  level: 'Level',
  path: 'Path',
  share: (total) => `Share (full width: ${englishCount(total)})`,
  shareName: 'Share',
  owned: 'Owned',
  becomes: (owned: string, then: string) => `Owned ${owned} → ${then}`,
  legend: (used) =>
    `Each row includes the departments below it: owned = ${used.toLowerCase()} + allocated, unused + not allocated.`,
  actions: 'Actions',
  departmentFilter: 'Departments by their licences',
  all: 'All',
  owning: 'With licences',
  usedUp: 'Used up',
  idle: 'Allocated, unused',
  searchDepartments: 'Search departments',
  departmentPlaceholder: 'Department name',
  noDepartments: 'No departments to manage',
  noDepartmentsHint: 'Ask the super administrator to assign you a department.',
  expand: (name: string) => `Expand ${name}`,
  collapse: (name: string) => `Collapse ${name}`,
  allocate: 'Allocate',
  allocateFrom: (name: string) => `Allocate licences of ${name}`,
  takeBack: 'Take back',
  takeBackFrom: (name: string) => `Take back licences of ${name}`,

  allocatingFrom: (name: string) => `Allocate from “${name}”`,
  takingBackTo: 'Take back into',
  available: (count: number) => `${englishCount(count)} to allocate`,
  entered: (count: number) => `${englishCount(count)} entered`,
  rest: (count: number) => `${englishCount(count)} left`,
  excess: (count: number) => `${englishCount(count)} too many: reduce the numbers`,
  invalidCounts: (count: number) =>
    count === 1 ? '1 invalid number' : `${englishCount(count)} invalid numbers`,
  countFor: (name: string) => `Number for ${name}`,
  count: 'Number',
  notANumber: 'Enter a whole number',
  most: (count: number) => `At most ${englishCount(count)}`,
  mostInUse: (count: number, used: number) => `At most ${englishCount(count)}, ${englishCount(used)} in use`,
  enterCounts: 'Enter a number for the departments below',
  confirmAllocate: 'Allocate',
  confirmTakeBack: 'Take back',
  nextTakeBack: 'Review impact',

  allocated: 'Licences allocated',
  takenBack: 'Licences taken back',
  askTakeBack: (count: number, name: string) =>
    `Take ${count === 1 ? '1 licence' : `${englishCount(count)} licences`} back into “${name}”?`,
  takeBackLead:
    'Unused licences are taken first. The rest are recovered from the members who use them, which can’t be undone.',
  takeBackConcurrentLead: (name) =>
    `“${name}” and all departments below it then share these licences. Members who use one now can go on.`,

  notNormal: 'This product is expired or disabled, so its licences can’t be moved between departments.',
  inUseMeanwhile: 'Members already use some of these licences. Use “Take back” instead.',
}
