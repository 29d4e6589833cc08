import type { AdversarialSet } from './adversarial-case.ts'

export const dateStretched: AdversarialSet = {
  blind: [
    ['Drove the mobile library from 2017 to 2018', 'Drove the mobile library from 2015 to 2018'],
    ['Tutor, Sept 2020 - Jan 2021', 'Tutor, September 2020 to January 2022'],
    ['Six months at a game studio', 'One year at a game studio'],
    ['Helped at the clinic in the summer of 2019', 'Helped at the clinic since 2019'],
    ['Maintained the tide gauge for 3 years', 'Maintained the tide gauge for over 3 years'],
    ['Contract ended 05/2022', 'Contract ended 11/2022'],
    ['On parental cover for eight months', 'On parental cover for eighteen months'],
    ['Joined in late 2021 as a rigger', 'Joined in 2020 as a rigger'],
  ],
  later: [
    ['Volunteered at the shelter in 2018 and 2021', 'Volunteered at the shelter from 2018 to 2021'],
    ['Weekend job, Mar-May 2019', 'Weekend job from March 2019 to May 2020'],
    ['Kept bees until 2020', 'Kept bees until 2023'],
    ['Ten weeks of field work', 'Ten months of field work'],
    ['Played in the youth orchestra, ended 2012', 'Played in the youth orchestra, ongoing'],
    ['Wrote C for a year and a half', 'Wrote C for two and a half years'],
    ['Worked on the tram network from Jan 2020 to Dec 2020', 'Worked on the tram network from 2019 to 2020'],
    ['Season 2022 on the ski patrol', 'Seasons 2021 and 2022 on the ski patrol'],
    ['Almost two years as a courier', 'More than two years as a courier'],
  ],
  last: [
    ['Barista, spring 2022', 'Barista, 2021 to 2022'],
    ['Five weeks of jury service', 'Five months of jury service'],
    ['Did night shifts for half a year', 'Did night shifts for a year'],
    ['Left the ferry line in March 2018', 'With the ferry line until March 2019'],
    ['Wrote for the paper in 2015, 2017 and 2018', 'Wrote for the paper from 2015 to 2018'],
  ],
}
