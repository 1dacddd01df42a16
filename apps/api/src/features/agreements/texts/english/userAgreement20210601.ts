import type { AgreementText } from '../../AgreementText'

export const userAgreement20210601: AgreementText = {
  title: 'User agreement',
  introduction: 'What holds between you and us when you use an Atrium account.',
  sections: [
    {
      heading: 'Accounts',
      paragraphs: [
        'An account is registered with a phone number and is for its owner alone. Keep the password to yourself and do not lend the account. An account can be signed in at ten places at a time; the security centre lists them and ends them.',
      ],
    },
    {
      heading: 'Companies and administrators',
      paragraphs: [
        'Departments, members and software licences of a company are managed by its administrators. They may assign or cancel your licences, move you to another department or remove you from the company. When you leave a company, the licences it assigned return to it.',
      ],
    },
    {
      heading: 'Software licences',
      paragraphs: [
        'Licences are used in the number and for the term that the company bought. They may not be passed on, rented out or used around the limits on seats and devices. Once expired or cancelled, the software stops.',
      ],
    },
    {
      heading: 'Changes and interruptions',
      paragraphs: [
        'Planned maintenance is announced beforehand. After an interruption beyond our control we restore the service as soon as we can and do our best to protect your data.',
      ],
    },
    {
      heading: 'Ending',
      paragraphs: [
        'You may stop at any time and ask for your account to be deleted. An account that breaks this agreement may be suspended; we tell you why and how to object.',
      ],
    },
  ],
}
