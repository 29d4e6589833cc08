import type { AdversarialSet } from './adversarial-case.ts'

/** Two lines that repeat each other or belong together merged into one, and summaries of several. */
export const honestMerging: AdversarialSet = {
  blind: [
    [['Repaired bicycles', 'Repaired bicycles and e-bikes'], 'Repaired bicycles and e-bikes'],
    [
      ['Wrote unit tests in pytest', 'Wrote integration tests'],
      'Wrote unit tests in pytest and integration tests',
    ],
    [
      ['Booked travel for the board', 'Booked hotels for the board'],
      'Booked travel and hotels for the board',
    ],
    [
      ['Took orders at the counter', 'Packed 40 orders a day'],
      'Took orders at the counter and packed 40 a day',
    ],
    [['Set up Grafana', 'Wrote alerts for Grafana'], 'Set up Grafana and wrote its alerts'],
    [['Helped with harvest', 'Drove the tractor'], 'Drove the tractor and helped with harvest'],
    [
      ['Answered e-mails of members', 'Answered phone calls of members'],
      'Answered e-mails and phone calls of members',
    ],
    [['Designed labels', 'Designed labels for 20 jams'], 'Designed labels for 20 jams'],
    [['Administered Jira', 'Administered Confluence'], 'Administered Jira and Confluence'],
    [['Kept the cash book', 'Prepared VAT returns'], 'Kept the cash book and prepared VAT returns'],
    [['Taught piano to children', 'Taught piano to adults'], 'Taught piano to children and adults'],
    [['Fed and watered 300 hens', 'Cleaned the barns'], 'Fed and watered 300 hens and cleaned the barns'],
    [
      ['Migrated the shop to PHP 8', 'Migrated the shop to MySQL 8'],
      'Migrated the shop to PHP 8 and MySQL 8',
    ],
    [['Assisted the notary', 'Archived deeds'], 'Assisted the notary and archived deeds'],
    [
      ['Patched Windows servers monthly', 'Patched Linux servers monthly'],
      'Patched Windows and Linux servers monthly',
    ],
    [
      ['Held a weekly surgery for tenants', 'Wrote a newsletter for tenants'],
      'Held a weekly surgery and wrote a newsletter for tenants',
    ],
    [
      ['Sampled river water at 9 sites', 'Logged the results in R'],
      'Sampled river water at nine sites and logged the results in R',
    ],
    [['Sorted donations', 'Sorted and priced donations'], 'Sorted and priced donations'],
    [['Led the choir', 'Led the choir on two tours'], 'Led the choir, also on two tours'],
    [
      ['Planned the data center move', 'Documented the data center move'],
      'Planned and documented the data center move',
    ],
  ],
  later: [
    [['Cleaned windows', 'Cleaned stairwells'], 'Cleaned windows and stairwells'],
    [['Wrote recipes', 'Tested recipes with 12 families'], 'Wrote recipes and tested them with 12 families'],
    [['Took blood samples', 'Labelled blood samples'], 'Took and labeled blood samples'],
    [['Set up routers', 'Set up 25 access points'], 'Set up routers and 25 access points'],
    [
      ['Designed the flyer', 'Printed the flyer', 'Handed out the flyer'],
      'Designed, printed and handed out the flyer',
    ],
    [['Helped at the bar', 'Ran the cloakroom'], 'Ran the cloakroom and helped at the bar'],
    [
      ['Built an API in Flask', 'Built an API in Flask and wrote its docs'],
      'Built an API in Flask and wrote its docs',
    ],
    [['Kept minutes', 'Sent invitations'], 'Kept minutes and sent invitations'],
    [['Repaired shoes', 'Cut keys'], 'Repaired shoes and cut keys'],
    [['Monitored alerts in Datadog', 'Wrote runbooks'], 'Monitored Datadog alerts and wrote runbooks'],
    [['Sold tickets online', 'Sold tickets at the door'], 'Sold tickets online and at the door'],
    [['Tested the brakes of trams', 'Tested the doors of trams'], 'Tested the brakes and doors of trams'],
    [['Assisted the set designer', 'Painted backdrops'], 'Painted backdrops and assisted the set designer'],
    [['Logged seismic data', 'Logged weather data'], 'Logged seismic and weather data'],
    [['Planted 400 trees', 'Watered the trees'], 'Planted and watered 400 trees'],
    [['Wrote SQL for the audit', 'Wrote Python for the audit'], 'Wrote SQL and Python for the audit'],
    [['Reviewed contracts', 'Reviewed leases in Spanish'], 'Reviewed contracts, and leases in Spanish'],
    [['Handled claims', 'Handled about 15 claims a day'], 'Handled about 15 claims a day'],
    [
      ['Moderated a forum', 'Moderated a forum for gardeners since 2019'],
      'Moderated a forum for gardeners since 2019',
    ],
    [['Led tours', 'Wrote the audio guide'], 'Wrote the audio guide and led tours'],
  ],
  last: [
    [['Wove baskets', 'Sold baskets at two markets'], 'Wove baskets and sold them at two markets'],
    [['Scanned slides', 'Tagged 9,000 slides'], 'Scanned and tagged 9,000 slides'],
    [['Drove a snow plow', 'Serviced a snow plow'], 'Drove and serviced a snow plow'],
    [
      ['Wrote C for the pump', 'Wrote tests for the pump in Python'],
      'Wrote C for the pump and its tests in Python',
    ],
    [['Assisted at births', 'Kept birth records'], 'Kept birth records and assisted at births'],
    [['Checked passports', 'Checked visas'], 'Checked passports and visas'],
    [['Fixed sails', 'Fixed ropes'], 'Fixed sails and ropes'],
  ],
}
