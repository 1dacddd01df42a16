/** The states that each screen can be in; a check wants a story for every one. */
export const states = {
  CompanyHome: [
    'Loading',
    'Empty',
    'Ready',
    'Failed',
    'Forbidden',
    'ReadOnly',
    'LongText',
    'ManyRows',
    'Narrow',
    'English',
    'Dark',
  ],
  CompanyInformation: [
    'Loading',
    'Empty',
    'Ready',
    'Failed',
    'Forbidden',
    'LongText',
    'Narrow',
    'English',
    'Dark',
  ],
} as const
