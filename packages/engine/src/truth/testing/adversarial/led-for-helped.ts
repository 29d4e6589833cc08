import type { AdversarialSet } from './adversarial-case.ts'

export const ledForHelped: AdversarialSet = {
  blind: [
    ['Helped organise the regional robotics contest', 'Organized the regional robotics contest'],
    ['Helped the head nurse plan rosters', 'Led roster planning'],
    ['Assisted with soil sampling on two sites', 'Directed soil sampling on two sites'],
    ['Pitched in on the rewrite of the parser', 'Rewrote the parser'],
    ['Sat in on vendor negotiations', 'Negotiated with vendors'],
    ['Gave a hand with moving the archive', 'Managed the move of the archive'],
    ['Backed up the lead engineer during cutover', 'Ran the cutover'],
    ['Contributed test cases to the checkout project', 'Delivered the checkout project'],
  ],
  later: [
    ['Aided the curator in hanging the spring show', 'Hung the spring show'],
    ['Co-wrote a paper on river ice', 'Wrote a paper on river ice'],
    ['Under the guidance of the pharmacist, prepared ointments', 'Prepared ointments as lead'],
    ['Was part of the group behind the new timetable', 'Created the new timetable'],
    ['Together with IT, moved the till software', 'Moved the till software'],
    ['Took notes while the director presented to the board', 'Presented to the board'],
    ['Lent the infra folks a hand with DNS cleanup', 'Cleaned up DNS'],
    ['Supported the foreman', 'Supervised the site'],
    ['Was asked for ideas on the loyalty scheme', 'Spearheaded the loyalty scheme'],
  ],
  last: [
    ['Helped out at the tax advice desk', 'Ran the tax advice desk'],
    ['Took part in the redesign of the ward', 'Redesigned the ward'],
    ['Was on the team that restored the organ', 'Restored the organ'],
    ['Worked under the head gardener on the rose beds', 'Designed the rose beds'],
    ['Assisted two surveyors with the coastal map', 'Surveyed the coast for a map'],
  ],
}
