import type { Guidance } from '../stories/Guidance'

export const guidance: Guidance = [
  {
    do: {
      text: 'Use it where any text is allowed and known values save typing, such as a city or a company’s name.',
    },
    dont: {
      text: 'Don’t use it to choose from a fixed list: people would type what isn’t there. Use Select, or Cascader for levels.',
    },
  },
]
