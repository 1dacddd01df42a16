import type { AgreementText } from '../../AgreementText'

export const deregistration20210601: AgreementText = {
  title: 'Agreement on closing an account',
  introduction:
    'Please read this with care before you ask for the end of your account. Asking for it means that you have read and accepted all of it.',
  sections: [
    {
      heading: 'When it is possible',
      paragraphs: [
        'You confirm that this account is yours and that you close it of your own will. We make sure by a code that we send to your mobile.',
        'When you ask, you lead no company as its super administrator, and have no unpaid or running orders of your own. We look again when the time is over; if something stands in the way then, the account stays and we tell you by text message.',
      ],
    },
    {
      heading: 'Seven days',
      paragraphs: [
        'You are signed out everywhere at once, and the account is kept for 7 days.',
        'Sign in within these 7 days and choose “Keep account” to take the request back: all is as before.',
      ],
    },
    {
      heading: 'What is erased',
      paragraphs: [
        'After that we erase your name, nickname, mobile number, e-mail address, picture, address, what you told of school and work, messages, to-dos, from where you signed in, second step and passkeys. None of it can be brought back.',
        'Your memberships end, and the licences that companies gave you return to them. Where others have your name and number in their records, these are replaced.',
      ],
    },
    {
      heading: 'What the law has us keep',
      paragraphs: [
        'Orders and accounts, which versions of agreements you accepted and when, and records of changes are kept, without your name, number, e-mail address and address.',
        'The network addresses from which changes were made are kept for the 180 days that the law asks for, and removed then.',
      ],
    },
    {
      heading: 'Payments and services',
      paragraphs: [
        'What was paid is handled as agreed when it was bought. Rights and duties from before the end remain.',
        'Your number can register a new account. That one is another: nothing of this one can be brought back with it.',
      ],
    },
  ],
}
