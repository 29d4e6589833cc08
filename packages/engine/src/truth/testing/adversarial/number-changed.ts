import type { AdversarialSet } from './adversarial-case.ts'

export const numberChanged: AdversarialSet = {
  blind: [
    [
      'Kept the ward medication log, around 60 entries a shift',
      'Maintained the ward medication log with around 90 entries a shift',
    ],
    ['Pruned 14 acres of vines each winter', 'Pruned 40 acres of vines each winter'],
    ['Ran payroll for two restaurants', 'Ran payroll for five restaurants'],
    ['Cut the nightly batch from 4 hours to 50 minutes', 'Cut the nightly batch from 4 hours to 15 minutes'],
    ['Graded essays for a lecture with 180 students', 'Graded essays for a lecture with 280 students'],
    ['Brought scrap down by 3 percent on the press line', 'Reduced scrap by 8% on the press line'],
    ['Shipped nine releases of the scanner firmware', 'Shipped 19 releases of the scanner firmware'],
    ['Our help page has roughly 4k readers a month', 'Wrote the help page, read by roughly 4k people a week'],
  ],
  later: [
    ['Checked 35 fire extinguishers a day', 'Inspected 53 fire extinguishers a day'],
    ['Edited a weekly podcast with 800 listeners', 'Edited a weekly podcast with 1,800 listeners'],
    ['Kept error rate under 2%', 'Kept the error rate under 1%'],
    ['Fitted kitchens in 11 flats', 'Fitted 11 kitchens in 2 months'],
    ['Lowered the no-show rate by a few points', 'Lowered the no-show rate by 5 points'],
    ['Handled petty cash of 300 euros', 'Handled petty cash of 3,000 euros'],
    ['Wrote 1 of 4 chapters of the field guide', 'Wrote 4 chapters of the field guide'],
    ['Load tests peaked at 900 requests per second', 'Load tests peaked at 900k requests per second'],
    ['Made the export faster', 'Made the export three times faster'],
    ['Drove 120 km daily to deliver blood samples', 'Delivered blood samples over 1,200 km daily'],
  ],
  last: [
    ['Sharpened 70 knives a week', 'Sharpened 170 knives a week'],
    ['Waited for 20 tables with one colleague', 'Waited 20 tables with a colleague and 5 trainees'],
    ['Brought the queue down from 90 to 60 minutes', 'Cut the queue by 50%'],
    ['Checked 6 of 30 bridges', 'Checked all 30 bridges'],
    ['Spent under 400 pounds a term on reagents', 'Spent 400 to 900 pounds a term on reagents'],
  ],
}
