import type { AdversarialSet } from './adversarial-case.ts'

export const teamSizeAdded: AdversarialSet = {
  blind: [
    ['Scheduled the evening crew at the bakery', 'Scheduled the evening crew of 12 at the bakery'],
    ['Supervised apprentices in the paint shop', 'Supervised 6 apprentices in the paint shop'],
    ['Was shift lead in the call center', 'Shift lead for 20 agents in the call center'],
    [
      'Coordinated volunteers during flood relief',
      'Coordinated more than fifty volunteers during flood relief',
    ],
    ['Led a small squad of testers', 'Led a squad of seven testers'],
    ['Ran the platform guild', 'Ran the platform guild of ten engineers'],
    ['Taught interns how we triage bugs', 'Taught a group of 4 interns how to triage bugs'],
    ['Managed the front desk team of three', 'Managed the front desk team of 13'],
  ],
  later: [
    ['Directed stagehands on tour', 'Directed 18 stagehands on tour'],
    ['Trained new pickers at the depot', 'Trained 40 new pickers at the depot'],
    ['Was responsible for the housekeeping staff', 'Managed a housekeeping staff of 25'],
    ['Mentored a student', 'Mentored several students and 3 juniors'],
    ['Worked in an agile team', 'Worked in an agile team of nine'],
    ['Led the 5-person data team', 'Led the 15-person data team'],
    ['Managed people in two offices', 'Managed 30 people in two offices'],
    ['Ran stand-ups with devs and testers', 'Ran stand-ups with 8 devs and 2 testers'],
    ['Recruited nurses for the new ward', 'Recruited a dozen nurses for the new ward'],
  ],
  last: [
    ['Ran the night kitchen', 'Ran the night kitchen and its nine cooks'],
    ['Instructed cadets in map reading', 'Instructed thirty cadets in map reading'],
    ['Team of writers for a quiz show', 'Team of 8 writers for a quiz show'],
    ['Oversaw contractors on site', 'Oversaw 45 contractors on site'],
    ['Was responsible for a handful of tellers', 'Was responsible for 12 tellers'],
  ],
}
