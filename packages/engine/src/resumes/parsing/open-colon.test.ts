import { expect, test } from 'vitest'
import { openColon } from './open-colon.ts'

test.each([
  [
    'Acme Freight, Denver, CO: Software Engineer, 2019 to 2022',
    'Acme Freight, Denver, CO | Software Engineer, 2019 to 2022',
  ],
  [
    'Rheinwerk GmbH, Köln: Developer, 03/2021 - 02/2023',
    'Rheinwerk GmbH, Köln | Developer, 03/2021 - 02/2023',
  ],
  [
    '2019 to 2022: Acme Freight, Denver, CO, Software Engineer',
    '2019 to 2022 | Acme Freight, Denver, CO, Software Engineer',
  ],
  ['06/2020 to 01/2022: Bazalt, Kraków, ML Engineer', '06/2020 to 01/2022 | Bazalt, Kraków, ML Engineer'],
])('the colon of %s stands between two fields', (text, opened) => {
  expect(openColon(text)).toBe(opened)
})

test.each([
  'Skills: Python, SQL and pandas since 2019',
  'Education: B.S. in Biology, Gallatin State University, 2015',
  'Award: Best Newcomer 2021',
  'Moved the site to a new host in Denver, CO: fewer outages',
  'Project 2024: a map of the bus lines',
  'See https://example.com/2021/post',
  `${'A long line of prose about work in Denver, CO'.repeat(4)}: 2021`,
])('%s stays as it is', (text) => {
  expect(openColon(text)).toBe(text)
})
