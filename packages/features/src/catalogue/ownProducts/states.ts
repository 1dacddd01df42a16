import { own, unnamed, whole } from '../../shared/stories/reasons'

/** The states that each screen needs a story for. */
export const states = {
  OwnProducts: ['Loading', 'Empty', 'NoMatches', 'Ready', 'Refreshing', 'Failed', 'LongText', 'ManyRows'],
  OwnProductsCard: ['Empty', 'Ready', 'LongText'],
} as const

export const notApplicable = {
  OwnProducts: { ...own, ...unnamed },
  OwnProductsCard: {
    ...own,
    ...unnamed,
    ...whole,
    Loading: 'appears once there is something to show',
    Failed: 'OwnProducts reports failures; the card stays away',
    ManyRows: 'shows at most five',
  },
}
