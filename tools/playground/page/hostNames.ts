/** Pages of other sites, by what they do to everything on them. `tools/embed/hosts.ts` has their styles. */
export const hostNames = [
  'bare',
  'Bootstrap 5',
  'Tailwind 3',
  'Tailwind 4',
  'antd 6',
  'inherited styles',
  'rules for elements',
  'rules for everything',
  'z-index 9999',
  'right to left',
  'strict policy',
] as const

export type HostName = (typeof hostNames)[number]
