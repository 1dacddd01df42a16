import type { AgreementText } from '../../AgreementText'

export const userAgreement20261101: AgreementText = {
  title: 'User agreement',
  introduction:
    'Welcome to Atrium. This agreement says what holds between you and us when you register, sign in and use an Atrium account and its services. Please read it before you register, above all what begins with “you must” and “we are not liable”. By registering, or by agreeing once a new version is in force, you accept it.',
  sections: [
    {
      heading: 'What it covers',
      paragraphs: [
        'It covers the account centre, software, online sales, trials and cloud services that you sign in to with an Atrium account, and our account functions on other sites of ours. Where a product has a licence agreement of its own, that one comes first.',
        'If you use the services for a company, you confirm that you may. What holds between you and your company is for the two of you to agree.',
      ],
    },
    {
      heading: 'Registering and using an account',
      paragraphs: [
        'An account is registered with your own mobile number of mainland China, which a code proves. You must give true and exact details, and keep them up to date.',
        'The account is for you alone. You must not lend, transfer, sell or share it. It can be signed in at ten places at a time; the security centre lists them and ends them.',
        'Students from the age of 14 may register an account for education. Younger ones need the consent and help of a guardian.',
      ],
    },
    {
      heading: 'Keeping it safe',
      paragraphs: [
        'You must choose a password that you use nowhere else, and keep password, codes, recovery codes and passkeys to yourself. Nobody who works for us will ask for a code or a password.',
        'We offer a second step, passkeys, notices of sign-ins from new devices, and a record of security events. If somebody else signed in, end that session in the security centre and change your password at once, or call us.',
        'To keep you safe we may ask for proof of who you are before important changes, or lock an account for a while when something is odd. We tell you why, and how to have it opened.',
      ],
    },
    {
      heading: 'Companies, administrators and members',
      paragraphs: [
        'Once a company is certified, its super administrator looks after departments, members, administrators, licences and orders. They can hand the company over to another member, and give parts of it to sub-administrators.',
        'Administrators may invite you, assign or cancel your licences, move you to another department or remove you. You join a company only if you agree. When you leave, the licences that it assigned return to it.',
        'Important changes by administrators are recorded, and the company’s super administrator can read the record.',
      ],
    },
    {
      heading: 'Software licences',
      paragraphs: [
        'Licences are used for the product, number and term that were bought, and end by themselves unless they are permanent. They may not be passed on, rented out, or used around the limits on seats, devices or time.',
        'Activating software registers a fingerprint of the device. Where use goes beyond the licence we may stop it, and may claim what is due to us.',
      ],
    },
    {
      heading: 'Orders, payment and invoices',
      paragraphs: [
        'Product, package, term, number and price are those shown when you order and recorded with the order. Orders that are not paid close after 24 hours.',
        'Payments are handled by licensed providers. We keep no passwords of bank cards. Once an order is paid, licences are delivered as it says. What is paid twice, or after an order was closed, goes back the way it came.',
        'You may ask for an invoice for an order. You give the title and tax details, and answer for their being true.',
      ],
    },
    {
      heading: 'Trials and free services',
      paragraphs: [
        'Trial licences are for evaluation, for the time they are approved for, and stop then. We may limit how often a person or company tries a product.',
        'Free functions are given as they are. We may change or stop them, and announce that beforehand.',
      ],
    },
    {
      heading: 'What must not be done',
      paragraphs: [
        'You must not use the services for what is illegal, upload malicious code, register accounts or collect data by machines, disturb the service, or pretend to be another person or company.',
        'Pictures and files that you upload must be yours, or yours to use. They stay yours. You allow us to store, process and show them as far as the service needs it.',
      ],
    },
    {
      heading: 'Intellectual property',
      paragraphs: [
        'The account centre, software, documents, marks and interfaces belong to us or to those who licensed them to us. You get no other rights than those that this agreement and the product’s licence give.',
      ],
    },
    {
      heading: 'Changes, interruptions and liability',
      paragraphs: [
        'Planned maintenance is announced beforehand. After an interruption by force majeure, by lines or by services of others, we restore the service as soon as we can and do our best to protect your data, but we are not liable for indirect loss.',
        'We are not liable for what comes of a password or code that you gave away, or of breaking this agreement. What the law does not let us exclude is not excluded.',
      ],
    },
    {
      heading: 'Personal information',
      paragraphs: [
        'We handle personal information as the privacy policy says. In the security centre you can download what we keep about you at any time, or ask for your account to be closed.',
      ],
    },
    {
      heading: 'New versions',
      paragraphs: [
        'We may change this agreement. A new version is published before it is in force, you are told of it when you sign in, and earlier ones can always be read. One that takes rights from you or gives you new duties holds for you only once you agree. If you don’t, you may stop and close your account.',
      ],
    },
    {
      heading: 'Ending',
      paragraphs: [
        'You may stop at any time and ask for your account to be closed; the agreement on closing an account has the details.',
        'If you break this agreement we may warn you, limit functions, suspend or end the service. We tell you why, and how to object.',
      ],
    },
    {
      heading: 'Law and disputes',
      paragraphs: [
        'The law of the People’s Republic of China applies. Disputes are talked over first; if that does not help, either side may go to the court in charge of our seat. Where the law says otherwise for consumers, that holds.',
        'With questions or complaints, reach us as “Contact us” in the footer says. We answer within 15 working days.',
      ],
    },
  ],
}
