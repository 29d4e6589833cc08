import type { AdversarialSet } from './adversarial-case.ts'

/** Clauses reordered and sentences split. */
export const honestOrder: AdversarialSet = {
  blind: [
    ['For the county fair, painted 30 signs', 'Painted 30 signs for the county fair'],
    ['Every Friday I reconciled the till with the safe', 'Reconciled the till with the safe every Friday'],
    [
      'With a colleague, wrote the crawler that feeds the price page',
      'Wrote the crawler that feeds the price page with a colleague',
    ],
    ['Using Blender, modelled 45 props for a mobile game', 'Modelled 45 props for a mobile game in Blender'],
    ['In 2021 and 2022 coached the under-12 team', 'Coached the under-12 team in 2021 and 2022'],
    ['To stop overselling, linked stock to the web shop', 'Linked stock to the web shop to stop overselling'],
    ['At peak, 90 covers an evening; I ran the grill', 'Ran the grill at up to 90 covers an evening'],
    [
      'On the night shift, monitored 16 ventilated patients',
      'Monitored 16 ventilated patients on the night shift',
    ],
    [
      'Because invoices got lost, I set up a shared mailbox',
      'Set up a shared mailbox because invoices got lost',
    ],
    [
      'From the field notes I built a PostGIS map of wells',
      'Built a PostGIS map of wells from the field notes',
    ],
    [
      'Translated the manual and then trained operators on it',
      'Trained operators on the manual after translating it',
    ],
    ['After each storm inspected the roof lines', 'Inspected the roof lines after each storm'],
    ['Wrote the grant, which brought in 15,000 euros', 'Brought in 15,000 euros with a written grant'],
    ['In Tableau, charted admissions by ward', 'Charted admissions by ward in Tableau'],
    ['Repaired pumps. Also kept the spare parts list.', 'Kept the spare parts list and repaired pumps'],
    [
      'Set up two kiosks and trained the staff on them',
      'Trained the staff on two kiosks after setting them up',
    ],
    ['Rewired the lab; tested every circuit', 'Tested every circuit of the rewired lab'],
    ['Wrote onboarding guides and recorded 11 videos', 'Recorded 11 videos'],
    ['Answered legal queries and drafted leases', 'Drafted leases'],
    [
      'Managed the allotment waiting list, and chaired its yearly meeting',
      'Chaired the yearly meeting of the allotment',
    ],
  ],
  later: [
    [
      'Before opening hours I mopped and stocked the shelves',
      'Mopped and stocked the shelves before opening hours',
    ],
    ['When the manager was away, I closed the shop', 'Closed the shop when the manager was away'],
    ['In Figma, drew the screens of a parking app', 'Drew the screens of a parking app in Figma'],
    ['As a volunteer, I repaired 20 wheelchairs', 'Repaired 20 wheelchairs as a volunteer'],
    [
      'By hand and by machine, sewed costumes for two operas',
      'Sewed costumes for two operas by hand and by machine',
    ],
    ['To cut paper use, moved signatures to DocuSign', 'Moved signatures to DocuSign to cut paper use'],
    [
      'Logged faults; ordered parts; called the fitters',
      'Ordered parts, called the fitters and logged faults',
    ],
    ['Out of 60 applicants I was one of the 2 chosen', 'One of the 2 chosen out of 60 applicants'],
    ['Since 2020 I have kept the parish records', 'Have kept the parish records since 2020'],
    ['Over three summers, guided kayak tours', 'Guided kayak tours over three summers'],
    ['Wrote a script in Ruby. It renames scans.', 'Wrote a Ruby script that renames scans'],
    ['Monitored pumps and, once a month, flushed the lines', 'Flushed the lines once a month'],
    [
      'For 4 clinics I ordered bandages, gloves and syringes',
      'Ordered bandages, gloves and syringes for 4 clinics',
    ],
    ['Together with the vet, vaccinated 200 sheep', 'Vaccinated 200 sheep together with the vet'],
    ['Every sprint, demoed the app to the client', 'Demoed the app to the client every sprint'],
    [
      'With Terraform and Ansible, rebuilt the lab network',
      'Rebuilt the lab network with Ansible and Terraform',
    ],
    ['Under time pressure, decoded customs forms', 'Decoded customs forms under time pressure'],
    ['On Mondays, taught chess', 'Taught chess on Mondays'],
    ['Using SQL, found 1,100 wrong addresses', 'Found 1,100 wrong addresses using SQL'],
    ['Served coffee; counted the till at closing time', 'Served coffee'],
  ],
  last: [
    [
      'In the winter months, cleared snow from 12 courtyards',
      'Cleared snow from 12 courtyards in the winter months',
    ],
    ['Labelled exhibits; before that, photographed them', 'Photographed and labeled exhibits'],
    [
      'As the only German speaker, answered letters from Austria',
      'Answered letters from Austria as the only German speaker',
    ],
    [
      'With Excel, planned seating for 240 wedding guests',
      'Planned seating for 240 wedding guests with Excel',
    ],
    ['After an outage, I wrote the post-mortem', 'Wrote the post-mortem after an outage'],
    ['Ran a stall at the market, every Saturday from 6 am', 'Ran a market stall every Saturday from 6 am'],
    [
      'By comparing invoices found 3,400 euros paid twice',
      'Found 3,400 euros paid twice by comparing invoices',
    ],
  ],
}
