import type { AgreementText } from '../../AgreementText'

export const privacyPolicy20261101: AgreementText = {
  title: 'Privacy policy',
  introduction:
    'What we know of you is yours. This policy says what Atrium collects, what for, who can see it, how long it is kept, and what you can do about it. We collect what the service needs and no more. We use none of it for advertising and sell nothing to anyone.',
  sections: [
    {
      heading: 'What we collect',
      paragraphs: [
        'To register and sign in: mobile number, name, and an irreversible digest of the password; if you choose to use them, an e-mail address, the secret of the second step (sealed) and the public keys of passkeys.',
        'Your profile: nickname, picture, type of user, region and address, school or employer, subject and position, as you give them. All but nickname, name, type and region are yours to leave out.',
        'Companies and licences: the companies you joined, department and position there, the licences they gave you, and fingerprint and time when software is activated.',
        'Orders: your own orders, how and whether they were paid, and where invoice and post go. We keep no card numbers and no passwords for payment.',
        'Security and changes: when, from which network address, and with which browser and system you signed in, and a record of the changes you made.',
      ],
    },
    {
      heading: 'What for',
      paragraphs: [
        'To register you and sign you in, to fulfil licences and orders, to manage members of companies, for security and audits, for customer service, and to do what the law asks.',
        'Before we use anything for a purpose that you would not expect, we ask you.',
      ],
    },
    {
      heading: 'What others see',
      paragraphs: [
        'Administrators of your company see your name there, mobile number, department, position, licences, online state and activated devices, and the changes that you made in that company.',
        'Whoever invites you sees whether you accepted. The address of your picture is made by the service and can’t be guessed; who has it can see the picture.',
      ],
    },
    {
      heading: 'Those who work for us, and others',
      paragraphs: [
        'Text messages, mail and payments are handled by providers under contract, as we instruct them, with no more than each needs, such as the mobile number that a code goes to.',
        'We pass nothing to others unless the law demands it or your order needs it. We send nothing abroad.',
      ],
    },
    {
      heading: 'Cookies and the like',
      paragraphs: [
        'In your browser we keep what signs you in, choices such as language and theme, and drafts of forms that were not sent, without passwords.',
        'Page views are counted only if you allow it, without saying who you are. You can turn that off below this text at any time.',
      ],
    },
    {
      heading: 'Where and how long',
      paragraphs: [
        'Everything is kept within the People’s Republic of China.',
        'Your details are kept as long as the account exists; sessions until 30 days after their end; network addresses of changes for 180 days. Texts of messages and mails are emptied once they are sent, and the record of sending is kept for 7 days.',
        'Orders and accounts are kept as long as the law asks. After an account is closed they no longer hold your name, number, e-mail address or address.',
      ],
    },
    {
      heading: 'How we protect it',
      paragraphs: [
        'Lines are encrypted. Of passwords we keep an irreversible digest only; keys and recovery codes are sealed or kept as digests; records of changes are chained by hashes, so that nobody can rewrite them.',
        'Those who work for us see what their task needs. Should personal information be at risk, we tell you and the authorities, as the law asks.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'To see and copy: under “Your records” in the security centre you can download all that we keep about you, with an index to read, tables, and a form that machines read.',
        'To correct and add: change your details in your profile, and number and e-mail address in the security centre.',
        'To erase and close: delete messages, picture and passkeys, or ask for the account to be closed. Seven days later personal information is erased.',
        'To take consent back: turn page views off, remove the e-mail address, or stop and close the account. What was done before stays lawful.',
      ],
    },
    {
      heading: 'Minors',
      paragraphs: [
        'We don’t offer our services to children under 14. If you are a guardian and find that a child registered without your consent, please tell us, and we erase it as soon as we can.',
      ],
    },
    {
      heading: 'New versions',
      paragraphs: [
        'A new version is published before it is in force, and you are told of it when you sign in. Earlier versions, and which of them you agreed to and when, can always be read here and in the security centre.',
      ],
    },
    {
      heading: 'Contact',
      paragraphs: [
        'Reach our officer for personal information as “Contact us” in the footer says. We answer within 15 working days. If the answer does not satisfy you, you may turn to the authorities for cyberspace, telecommunications or public security.',
      ],
    },
  ],
}
