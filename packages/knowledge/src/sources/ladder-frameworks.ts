/** Published career frameworks that the role ladders draw on, in our own words. */
export const ladderFrameworks = {
  UKGDAD: {
    title: 'Government Digital and Data Profession Capability Framework, UK government',
    year: '2025',
    licence: 'Open Government Licence v3.0',
    url: 'https://ddat-capability-framework.service.gov.uk/',
    caveat:
      'Contains public sector information licensed under the Open Government Licence v3.0. The levels are those of the UK civil service.',
  },
  DROPBOX: {
    title: 'Dropbox Engineering Career Framework',
    year: '2023',
    licence: 'Apache 2.0',
    url: 'https://github.com/dropbox/dbx-career-framework',
    caveat: 'Describes one company.',
  },
  FT: {
    title: 'Financial Times engineering competencies',
    year: '2025',
    licence: 'MIT, © 2019 Financial Times',
    url: 'https://github.com/Financial-Times/engineering-progression',
    caveat: 'Describes one company.',
  },
  SIGNALS37: {
    title: '37signals employee handbook, titles of programmers and site reliability engineers',
    year: '2026',
    url: 'https://github.com/basecamp/handbook',
    caveat: 'Describes one company.',
  },
  DRASNER: {
    title: 'Career Ladders, Sarah Drasner',
    year: '2021',
    licence: 'MIT, © 2021 Sarah Drasner',
    url: 'https://github.com/sdras/career-ladders',
    caveat: 'One author’s template for engineering teams.',
  },
  SOURCEGRAPH: {
    title: 'Sourcegraph handbook, engineering and product career frameworks',
    year: '2024',
    licence: 'Apache 2.0',
    url: 'https://github.com/sourcegraph/handbook',
    caveat: 'Describes one company.',
  },
} as const
