import type { AdversarialSet } from './adversarial-case.ts'

export const titleRaised: AdversarialSet = {
  blind: [
    ['Paralegal for a family law practice', 'Senior Paralegal for a family law practice'],
    ['Assistant cook in a school canteen', 'Head cook in a school canteen'],
    ['Data entry clerk, claims department', 'Data analyst, claims department'],
    ['I was a junior sysadmin at a printing house', 'System administrator at a printing house'],
    ['Deputy store manager', 'Store manager'],
    ['Working student in the machine learning group', 'Machine learning engineer in the group'],
    ['Drafted plans as an architectural technician', 'Drafted plans as an architect'],
    ['Acting QA lead for two months while the lead was on leave', 'QA Director for two months'],
  ],
  later: [
    ['Kitchen porter in a hotel', 'Sous chef in a hotel'],
    ['Associate product manager for a travel app', 'Product manager for a travel app'],
    ['Network technician, second line', 'Network engineer, second line'],
    ['Bank teller', 'Bank branch manager'],
    ['Freelance illustrator', 'Art director and illustrator'],
    ['As a trainee accountant I posted invoices', 'As an accountant, posted invoices'],
    ['Software developer in a team of five', 'Lead software developer in a team of five'],
    ['Ward nurse on nights', 'Charge nurse on nights'],
    ['Office administrator for a surveyor', 'Head of administration for a surveyor'],
  ],
  last: [
    ['Junior copywriter at a radio station', 'Copywriter at a radio station'],
    ['Gardener on a country estate', 'Head gardener on a country estate'],
    ['Trainee solicitor, property department', 'Solicitor, property department'],
    ['Support agent for a phone carrier', 'Support team lead for a phone carrier'],
    ['Research assistant in a soil lab', 'Researcher in a soil lab'],
  ],
}
